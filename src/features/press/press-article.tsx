import ArrowLeft from "lucide-react/icons/arrow-left";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { imageData } from "@/lib/image-data";
import { ownHtml } from "@/lib/own-html";
import { Picture } from "@/ui/picture";
import { SampleNote } from "@/ui/sample-note";
import * as arrow from "@/ui/arrow-link.module.css";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./press-article.module.css";

type PressArticleProps = {
  article: Queries.PressArticleTextFragment;
  /** Note shown if the article is a sample. */
  note: string | null;
};

/** A press article with source, date, cover and text, and a link back to the press list. */
export function PressArticle({ article, note }: PressArticleProps) {
  const { t } = useTranslation("press");
  const { item } = article;
  return (
    <article className={styles.article}>
      <header className={styles.header}>
        <p>
          <LocalizedLink to="/press/" className={arrow.link}>
            <ArrowLeft aria-hidden="true" size={18} /> {t("article.back")}
          </LocalizedLink>
        </p>
        <p className={styles.meta}>
          <span className={styles.source}>{item.source}</span>
          <time dateTime={item.isoDate}>{item.date}</time>
        </p>
        <h1 className={styles.title}>{article.title}</h1>
        <p className={kit.lead}>{article.lead}</p>
        <SampleNote text={note} />
      </header>
      <Picture image={imageData(item.cover)} alt={item.coverAlt} isPriority className={styles.cover} />
      {/* Trusted HTML: written by the company in data/press/articles/ and converted by the build. */}
      <div className={styles.text} dangerouslySetInnerHTML={ownHtml(article.html)} />
    </article>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const pressArticleTextFragment = graphql`
  fragment PressArticleText on PressArticle {
    title
    lead
    html
    item {
      source
      isoDate: date(formatString: "YYYY-MM-DD")
      updated(formatString: "YYYY-MM-DD")
      date(formatString: "D MMMM YYYY", locale: $language)
      coverAlt
      cover {
        childImageSharp {
          gatsbyImageData(
            width: 1040
            aspectRatio: 1.78
            formats: [AVIF, WEBP]
            sizes: "(min-width: 1100px) 1040px, 92vw"
          )
        }
      }
    }
  }
`;
