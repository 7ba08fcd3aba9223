import { graphql } from "gatsby";
import { Icon } from "@/ui/icon";
import { Section } from "@/ui/section";
import type { SectionTexts } from "./section-texts";
import * as styles from "./advantages.module.css";

type AdvantagesProps = { texts: SectionTexts; advantages: readonly Queries.HomeAdvantageFragment[] };

/** Benefits for a shop: a compact list beside the heading. */
export function Advantages({ texts, advantages }: AdvantagesProps) {
  return (
    <Section id="advantages" align="beside" {...texts}>
      <ul className={styles.list}>
        {advantages.map(({ slug, icon, title, text }) => (
          <li key={slug} className={styles.item}>
            <Icon name={icon} size={22} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const homeAdvantageFragment = graphql`
  fragment HomeAdvantage on Advantage {
    slug
    icon
    title
    text
  }
`;
