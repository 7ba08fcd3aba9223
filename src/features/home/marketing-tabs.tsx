import { graphql } from "gatsby";
import { homeScenes } from "@/scenes/home-scenes";
import { SceneByName } from "@/scenes/scene";
import { Icon } from "@/ui/icon";
import { Section } from "@/ui/section";
import { Tabs } from "@/ui/tabs";
import type { SectionTexts } from "./section-texts";
import * as card from "@/ui/card.module.css";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./marketing-tabs.module.css";

type MarketingTabsProps = { texts: SectionTexts; tabs: readonly Queries.HomeMarketingTabFragment[] };

/** The platform's features for sales and marketing, each in a tab. */
export function MarketingTabs({ texts, tabs }: MarketingTabsProps) {
  const items = tabs.map(({ slug, label, title, lead, scene, items: points }) => ({
    id: slug,
    label,
    panel: (
      <div className={styles.panel}>
        <SceneByName name={scene} of={homeScenes} />
        <div>
          <h3 className={`${kit.title} ${kit.below3}`}>{title}</h3>
          <p>{lead}</p>
          <ul className={`${kit.stack3} ${kit.above4}`}>
            {points.map(({ id, icon, title: name, text }) => (
              <li key={id} className={styles.point}>
                <Icon name={icon} />
                <p>
                  <strong>{name}</strong>
                  <span className={`${card.clamp} ${kit.small} ${styles.text}`}>{text}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    ),
  }));
  return (
    <Section id="marketing" eyebrow={texts.eyebrow} title={texts.title}>
      <Tabs items={items} label={texts.title} />
    </Section>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const homeMarketingTabFragment = graphql`
  fragment HomeMarketingTab on MarketingTab {
    slug
    label
    title
    lead
    scene
    items {
      id
      icon
      title
      text
    }
  }
`;
