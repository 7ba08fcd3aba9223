import { useTranslation } from "gatsby-plugin-react-i18next";
import { MarkedText } from "@/ui/marked-text";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./story-sections.module.css";

const sections = ["challenge", "approach", "result"] as const;

/** Challenge, solution and result, beside lines in the colours of the shop's channels. */
export function StorySections({ story }: { story: Queries.CustomerStoryFragment }) {
  const { t } = useTranslation("stories");
  return (
    <div className={styles.sections}>
      <div className={styles.threads} aria-hidden="true">
        {story.channels.map(({ slug }) => (
          <span key={slug} data-channel={slug} />
        ))}
      </div>
      {sections.map((name) => (
        <section key={name} aria-labelledby={`${name}-title`}>
          <h2 id={`${name}-title`} className={`${kit.title} ${kit.below3}`}>
            {t(`sections.${name}`)}
          </h2>
          {story[name].map((paragraph) => (
            <p key={paragraph}>
              <MarkedText text={paragraph} />
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
