import { graphql } from "gatsby";
import { Section } from "@/ui/section";
import { ShowcaseItem } from "./showcase-item";
import * as styles from "./solution-groups.module.css";

type SolutionGroupsProps = {
  groups: readonly Queries.ShowcaseGroupFragment[];
  solutions: readonly Queries.ShowcaseSolutionFragment[];
};

const grounds = ["plain", "tint", "dark", "tint"] as const;

/** Every solution, band by band: a group on one ground, the next on another. */
export function SolutionGroups({ groups, solutions }: SolutionGroupsProps) {
  return groups.map(({ slug, title, lead }, index) => (
    <Section
      key={slug}
      id={slug}
      title={title}
      lead={lead}
      ground={grounds[index % grounds.length]}
      align={index % 2 === 0 ? "start" : "center"}
    >
      <div className={styles.items}>
        {solutions
          .filter(({ group }) => group.slug === slug)
          .map((solution, place) => (
            <ShowcaseItem key={solution.slug} id={solution.slug} isTurned={place % 2 === 1} {...solution} />
          ))}
      </div>
    </Section>
  ));
}

/** @public Gatsby collects the fragments of all files. */
export const showcaseGroupFragment = graphql`
  fragment ShowcaseGroup on SolutionGroup {
    slug
    title
    lead
  }
`;

/** @public Gatsby collects the fragments of all files. */
export const showcaseSolutionFragment = graphql`
  fragment ShowcaseSolution on Solution {
    slug
    group {
      slug
    }
    icon
    title
    benefit
    text
    points
    limits
    limitsChecked
    scene
  }
`;
