import { graphql } from "gatsby";
import { SceneByName } from "@/scenes/scene";
import { solutionScenes } from "@/scenes/solution-scenes";
import { Icon } from "@/ui/icon";
import { Section } from "@/ui/section";
import { ShowcaseItem } from "./showcase-item";
import { SolutionRail } from "./solution-rail";
import * as styles from "./solution-groups.module.css";

type SolutionGroupsProps = {
  groups: readonly Queries.ShowcaseGroupFragment[];
  solutions: readonly Queries.ShowcaseSolutionFragment[];
};

/**
 * All solutions in groups, illustrated by successive parts of one conversation, beside a list of links that
 * highlights the solution being read.
 */
export function SolutionGroups({ groups, solutions }: SolutionGroupsProps) {
  return (
    <div className={styles.story}>
      <SolutionRail {...{ groups, solutions }} />
      <div className={styles.groups}>
        {groups.map(({ slug, title, lead }) => (
          <Section key={slug} id={slug} className={styles.group} title={title} lead={lead} align="start">
            <div className={styles.items}>
              {solutions
                .filter(({ group }) => group.slug === slug)
                .map(({ scene, icon, ...solution }) => (
                  <ShowcaseItem
                    key={solution.slug}
                    id={solution.slug}
                    icon={<Icon name={icon} size={20} />}
                    scene={<SceneByName name={scene} of={solutionScenes} />}
                    {...solution}
                  />
                ))}
            </div>
          </Section>
        ))}
      </div>
    </div>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const showcaseGroupFragment = graphql`
  fragment ShowcaseGroup on SolutionGroup {
    slug
    title
    lead
  }
`;

/** @public Gatsby collects GraphQL fragments from all files. */
export const showcaseSolutionFragment = graphql`
  fragment ShowcaseSolution on Solution {
    slug
    group {
      slug
    }
    icon
    title
    moment
    benefit
    text
    points
    limits
    limitsChecked
    scene
  }
`;
