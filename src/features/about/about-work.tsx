import { graphql } from "gatsby";
import { Card } from "@/ui/card";
import { Icon } from "@/ui/icon";
import { Section } from "@/ui/section";
import * as styles from "./about-work.module.css";

/** The company's working principles. */
export function AboutWork({ work }: { work: Queries.AboutWorkTextsFragment }) {
  const { habits, ...texts } = work;
  return (
    <Section id="work" ground="tint" {...texts}>
      <ul className={styles.habits}>
        {habits.map(({ id, icon, title, text }) => (
          <Card key={id} as="li" isRaised className={styles.habit}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const aboutWorkTextsFragment = graphql`
  fragment AboutWorkTexts on AboutWork {
    eyebrow
    title
    lead
    habits {
      id
      icon
      title
      text
    }
  }
`;
