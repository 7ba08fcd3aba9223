import ArrowRight from "lucide-react/icons/arrow-right";
import { graphql } from "gatsby";
import { LocalizedLink } from "@/i18n/localized-link";
import * as card from "@/ui/card.module.css";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./press-lines.module.css";

/** The latest press items, one line each. */
export function PressLines({ items }: { items: readonly Queries.PressLineFragment[] }) {
  return (
    <ul className={kit.block}>
      {items.map(({ slug, source, isoDate, date, header, link }) => (
        <li key={slug} className={styles.line}>
          <p className={styles.meta}>
            <strong>{source}</strong> <time dateTime={isoDate}>{date}</time>
          </p>
          <h3 className={styles.header}>
            <LocalizedLink to={link} className={card.covers}>
              {header}
            </LocalizedLink>
          </h3>
          <ArrowRight aria-hidden="true" size={20} />
        </li>
      ))}
    </ul>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const pressLineFragment = graphql`
  fragment PressLine on PressItem {
    slug
    header
    source
    link
    isoDate: date(formatString: "YYYY-MM-DD")
    date(formatString: "D MMMM YYYY", locale: $language)
  }
`;
