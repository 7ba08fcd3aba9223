import { graphql } from "gatsby";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./about-story.module.css";

/** The company's mission and a few figures. */
export function AboutStory({ story }: { story: Queries.AboutStoryTextsFragment }) {
  return (
    <section className={styles.story} aria-labelledby="story-title">
      <div className={`${kit.stack4} ${kit.measure}`}>
        <p className={`${kit.eyebrow} ${kit.accent}`}>{story.eyebrow}</p>
        <h2 id="story-title">{story.title}</h2>
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className={styles.facts}>
        {story.facts.map(({ id, value, label }) => (
          <div key={id} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const aboutStoryTextsFragment = graphql`
  fragment AboutStoryTexts on AboutStory {
    eyebrow
    title
    paragraphs
    facts {
      id
      value
      label
    }
  }
`;
