import { useTranslation } from "gatsby-plugin-react-i18next";
import { Badge } from "@/ui/badge";
import * as styles from "./story-quote.module.css";

type StoryQuoteProps = {
  story: Queries.CustomerStoryFragment;
  /** Whether to mark the quote as fictional. */
  isSample: boolean;
};

/** Customer quote, if the story has one. */
export function StoryQuote({ story: { quote, shop, city }, isSample }: StoryQuoteProps) {
  const { t } = useTranslation("stories");
  if (!quote) return null;
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className={styles.by}>
        {t("quoteBy", { shop, city })} {isSample && <Badge tone="neutral">{t("sampleQuote")}</Badge>}
      </figcaption>
    </figure>
  );
}
