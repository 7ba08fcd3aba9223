import { graphql } from "gatsby";
import { Icon } from "@/ui/icon";
import { Section } from "@/ui/section";
import type { SectionTexts } from "./section-texts";
import * as styles from "./payments.module.css";

type PaymentsProps = { texts: SectionTexts; methods: readonly Queries.HomePaymentFragment[] };

/** Ways to be paid, as one row of tickets. */
export function Payments({ texts, methods }: PaymentsProps) {
  return (
    <Section id="payments" align="start" {...texts}>
      <ul className={styles.methods}>
        {methods.map(({ slug, icon, name, text }) => (
          <li key={slug} className={styles.method}>
            <Icon name={icon} size={28} />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** @public Gatsby collects the fragments of all files. */
export const homePaymentFragment = graphql`
  fragment HomePayment on PaymentMethod {
    slug
    icon
    name
    text
  }
`;
