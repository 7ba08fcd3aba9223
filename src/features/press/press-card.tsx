import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { imageData } from "@/lib/image-data";
import { MarkedText } from "@/ui/marked-text";
import { Picture } from "@/ui/picture";
import * as card from "@/ui/card.module.css";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./press-card.module.css";

type PressCardProps = { item: Queries.PressCardFragment };

/** Returns the type of a link target: an article, another page of this site, or another site. */
function targetOf(link: string) {
  if (/^[a-z]+:/.test(link)) return "outside";
  return link.startsWith("/press/") ? "article" : "feature";
}

/** A press item: title, text of up to four lines, date, source, and a link labelled by its type. */
export function PressCard({ item }: PressCardProps) {
  const { t } = useTranslation("press");
  const target = targetOf(item.link);
  const Arrow = target === "outside" ? ArrowUpRight : ArrowRight;
  return (
    <article className={styles.card}>
      <Picture image={imageData(item.cover)} alt={item.coverAlt} className={styles.cover} />
      <div className={styles.body}>
        <p className={styles.meta}>
          <span className={styles.source}>{item.source}</span>
          <time dateTime={item.isoDate}>{item.date}</time>
        </p>
        <h3 className={styles.header}>{item.header}</h3>
        <p className={`${card.clamp} ${kit.small}`}>
          <MarkedText text={item.content} />
        </p>
        <LocalizedLink
          to={item.link}
          className={styles.inspect}
          aria-label={t(`inspect.${target}.item`, { header: item.header, source: item.source })}
        >
          {t(`inspect.${target}.label`)} <Arrow aria-hidden="true" size={18} />
        </LocalizedLink>
      </div>
    </article>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
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
          formats: [AVIF, WEBP]
          sizes: "(min-width: 992px) 370px, (min-width: 660px) 46vw, 92vw"
        )
      }
    }
  }
`;
