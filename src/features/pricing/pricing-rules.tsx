import { graphql } from "gatsby";
import { Icon } from "@/ui/icon";
import * as point from "@/ui/point.module.css";
import * as styles from "./pricing-rules.module.css";

/** Explanations of the prices: overage, licences, taxes and payment. */
export function PricingRules({ rules }: { rules: readonly Queries.PricingRuleFragment[] }) {
  return (
    <ul className={styles.rules}>
      {rules.map(({ id, icon, title, text }) => (
        <li key={id} className={point.point}>
          <Icon name={icon} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const pricingRuleFragment = graphql`
  fragment PricingRule on IconText {
    id
    icon
    title
    text
  }
`;
