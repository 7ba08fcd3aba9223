import { graphql } from "gatsby";
import { homeScenes } from "@/scenes/home-scenes";
import { SceneByName } from "@/scenes/scene";
import { Icon } from "@/ui/icon";
import { Section } from "@/ui/section";
import { Tabs } from "@/ui/tabs";
import { SectionMore } from "./section-more";
import type { SectionTexts } from "./section-texts";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./solution-tabs.module.css";

type SolutionTabsProps = { texts: SectionTexts; solutions: readonly Queries.HomeSolutionFragment[] };

/** Tabs with the main solutions and an illustration of each. */
export function SolutionTabs({ texts, solutions }: SolutionTabsProps) {
  const items = solutions.map(({ slug, icon, title, benefit, text, homeScene }) => ({
    id: slug,
    label: (
      <>
        <Icon name={icon} size={18} /> {title}
      </>
    ),
    panel: (
      <div className={styles.panel}>
        <div>
          <h3 className={kit.below2}>{benefit}</h3>
          <p>{text}</p>
        </div>
        {homeScene && <SceneByName name={homeScene} of={homeScenes} />}
      </div>
    ),
  }));
  return (
    <Section id="solutions" ground="tint" {...texts}>
      <Tabs items={items} label={texts.title} className={styles.beside} />
      <SectionMore to="/solutions/" text="solutions" />
    </Section>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const homeSolutionFragment = graphql`
  fragment HomeSolution on Solution {
    slug
    icon
    title
    benefit
    text
    homeScene
  }
`;
