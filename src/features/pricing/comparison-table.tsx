import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { ButtonLink } from "@/ui/button";
import { CardPrice } from "./card-price";
import { startOf } from "./pricing-card";
import * as picker from "./comparison-picker.module.css";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./comparison-table.module.css";

/** Full comparison of the plans with a sticky header; narrow screens show only the selected plan. */
export function ComparisonTable({ comparison }: { comparison: Queries.PricingComparisonFragment }) {
  const { t } = useTranslation("pricing");
  const { columns, groups } = comparison;
  const preferred = Math.max(
    0,
    columns.findIndex(({ card }) => card.isMostPreferred),
  );
  const markOf = (index: number) => ({
    "data-column": index,
    "data-preferred": index === preferred || undefined,
  });
  return (
    <div className={styles.frame}>
      {/* The selection works with CSS alone, before hydration and without scripts. */}
      <fieldset className={picker.picker}>
        <legend className={`${kit.label} ${kit.below2}`}>{t("comparison.choose")}</legend>
        <div className={picker.choices}>
          {columns.map(({ id, label }, index) => (
            <label key={id} className={picker.choice}>
              <input type="radio" name="compared-plan" value={index} defaultChecked={index === preferred} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <table className={styles.table} aria-labelledby="comparison-title">
        <thead>
          <tr>
            <th scope="col">{t("comparison.feature")}</th>
            {columns.map(({ id, label, card }, index) => (
              <th key={id} scope="col" abbr={label} {...markOf(index)}>
                {label}
                <span className={styles.price}>
                  <CardPrice card={card} />
                </span>
                {card.cta && (
                  <ButtonLink
                    to={startOf(card)}
                    variant={index === preferred ? "primary" : "secondary"}
                    isWide
                  >
                    {card.cta.label}
                  </ButtonLink>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id, title, rows }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
                {title}
              </th>
            </tr>
            {rows.map(({ label, note, cells }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  {note && <span className={`${kit.quiet} ${kit.regular} ${kit.block}`}>{note}</span>}
                </th>
                {cells.map(({ isIncluded, text }, index) => (
                  <td key={index} {...markOf(index)}>
                    {/* Shows an icon if the value is just yes or no. */}
                    {(!isIncluded || text === null) && (
                      <>
                        {isIncluded ? (
                          <Check className={styles.yes} aria-hidden="true" size={20} strokeWidth={3} />
                        ) : (
                          <Minus className={styles.no} aria-hidden="true" size={20} />
                        )}
                        <span className="visually-hidden">{t(isIncluded ? "included" : "notIncluded")}</span>
                      </>
                    )}
                    {text}
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

/** @public Gatsby collects GraphQL fragments from all files. */
export const pricingComparisonFragment = graphql`
  fragment PricingComparison on PricingComparison {
    columns {
      id
      label
      card {
        isMostPreferred
        packageId
        price {
          amount
          currency
          interval
          isApproximate
        }
        priceLabel
        cta {
          label
          href
        }
      }
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
