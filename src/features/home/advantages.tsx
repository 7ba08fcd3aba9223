import { graphql } from "gatsby";
import { Icon } from "@/ui/icon";
import { Section } from "@/ui/section";
import type { SectionTexts } from "./section-texts";
import * as styles from "./advantages.module.css";

type AdvantagesProps = { texts: SectionTexts; advantages: readonly Queries.HomeAdvantageFragment[] };

/** What a shop gains, as a bento of unequal tiles. */
export function Advantages({ texts, advantages }: AdvantagesProps) {
  return (
    <Section id="advantages" align="start" {...texts}>
      <ul className={styles.tiles}>
        {advantages.map(({ slug, icon, title, text }) => (
          <li key={slug} className={styles.tile}>
            <span className={styles.icon}>
              <Icon name={icon} size={26} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** @public Gatsby collects the fragments of all files. */
export const homeAdvantageFragment = graphql`
  fragment HomeAdvantage on Advantage {
    slug
    icon
    title
    text
  }
`;
