import { graphql } from "gatsby";
import { Section } from "@/ui/section";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./about-timeline.module.css";

const lines = ["whatsapp", "instagram", "messenger", "live-chat", "sms", "store"];

/** The company's timeline, with converging lines. */
export function AboutTimeline({ timeline }: { timeline: Queries.AboutTimelineTextsFragment }) {
  const { steps, ...texts } = timeline;
  return (
    <Section id="timeline" ground="dark" align="start" {...texts}>
      <ol className={styles.years}>
        {steps.map(({ id, year, title, text }, index) => (
          <li key={id} className={styles.year} data-channel={lines[index % lines.length]}>
            <p className={kit.eyebrow}>
              <time dateTime={year}>{year}</time>
            </p>
            <h3 className={`${kit.large} ${kit.above1} ${kit.below2}`}>{title}</h3>
            <p className={kit.small}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const aboutTimelineTextsFragment = graphql`
  fragment AboutTimelineTexts on AboutTimeline {
    eyebrow
    title
    lead
    steps {
      id
      year
      title
      text
    }
  }
`;
