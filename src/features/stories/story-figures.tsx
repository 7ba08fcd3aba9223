import { useTranslation } from "gatsby-plugin-react-i18next";
import { Badge } from "@/ui/badge";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./story-figures.module.css";

type StoryFiguresProps = {
  figures: Queries.CustomerStoryFragment["figures"];
  areSamples: boolean;
};

/** The key figures of a story, each labelled as an example if the story is a sample. */
export function StoryFigures({ figures, areSamples }: StoryFiguresProps) {
  const { t } = useTranslation("stories");
  if (figures.length === 0) return null;
  return (
    <ul className={styles.figures} aria-label={t("figures")}>
      {figures.map(({ id, value, label }) => (
        <li key={id}>
          <strong className={styles.value}>{value}</strong>
          <span className={kit.small}>{label}</span>
          {areSamples && <Badge tone="neutral">{t("sampleFigure")}</Badge>}
        </li>
      ))}
    </ul>
  );
}
