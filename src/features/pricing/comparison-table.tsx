import { Check, Minus } from "lucide-react";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import * as styles from "./comparison-table.module.css";

/** Full comparison of the plans; on narrow screens the table scrolls inside its own frame. */
export function ComparisonTable({ comparison }: { comparison: Queries.PricingComparisonFragment }) {
  const { t } = useTranslation("pricing");
  return (
    // A frame that scrolls has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} role="group" aria-label={t("comparison.title")} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("comparison.feature")}</th>
            {comparison.columns.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {comparison.groups.map(({ id, title, rows }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={comparison.columns.length + 1} className={styles.group}>
                {title}
              </th>
            </tr>
            {rows.map(({ label, note, cells }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  {note && <span className={styles.note}>{note}</span>}
                </th>
                {cells.map(({ isIncluded, text }, index) => (
                  <td key={index}>
                    {isIncluded ? (
                      <Check className={styles.yes} aria-hidden="true" size={20} strokeWidth={3} />
                    ) : (
                      <Minus className={styles.no} aria-hidden="true" size={20} />
                    )}
                    {text ?? (
                      <span className="visually-hidden">{t(isIncluded ? "included" : "notIncluded")}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** @public Gatsby collects the fragments of all files. */
export const pricingComparisonFragment = graphql`
  fragment PricingComparison on PricingComparison {
    columns {
      id
      label
    }
    groups {
      id
      title
      rows {
        label
        note
        cells {
          isIncluded
          text
        }
      }
    }
  }
`;
