import { ArrowUpRight } from "lucide-react";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { imageData } from "@/lib/image-data";
import { Picture } from "@/ui/picture";
import * as styles from "./press-card.module.css";

type PressCardProps = { item: Queries.PressCardFragment };

/** One item of the press: header, content clamped to 4 lines, date, source and link. */
export function PressCard({ item }: PressCardProps) {
  const { t } = useTranslation("press");
  return (
    <article className={styles.card}>
      <Picture image={imageData(item.cover)} alt={item.coverAlt} className={styles.cover} />
      <div className={styles.body}>
        <p className={styles.meta}>
          <span className={styles.source}>{item.source}</span>
          <time dateTime={item.isoDate}>{item.date}</time>
        </p>
        <h3 className={styles.header}>{item.header}</h3>
        <p className={styles.content}>{item.content}</p>
        <LocalizedLink
          to={item.link}
          className={styles.inspect}
          aria-label={t("inspectItem", { header: item.header })}
        >
          {t("inspect")} <ArrowUpRight aria-hidden="true" size={18} />
        </LocalizedLink>
      </div>
    </article>
  );
}

/** @public Gatsby collects the fragments of all files. */
export const pressCardFragment = graphql`
  fragment PressCard on PressItem {
    slug
    header
    content
    source
    link
    isoDate: date(formatString: "YYYY-MM-DD")
    date(formatString: "D MMMM YYYY", locale: $language)
    coverAlt
    cover {
      childImageSharp {
        gatsbyImageData(
          width: 400
          aspectRatio: 1.78
          formats: [AVIF, WEBP, AUTO]
          sizes: "(min-width: 992px) 370px, (min-width: 640px) 46vw, 92vw"
        )
      }
    }
  }
`;
