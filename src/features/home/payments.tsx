import { graphql } from "gatsby";
import { classNames } from "@/lib/class-names";
import { Icon } from "@/ui/icon";
import * as fade from "@/ui/scroll-fade.module.css";
import * as scroll from "@/ui/scroll-row.module.css";
import { Section } from "@/ui/section";
import type { SectionTexts } from "./section-texts";
import * as styles from "./payments.module.css";

const frame = classNames(scroll.bleed, styles.frame, fade.fade);

type PaymentsProps = { texts: SectionTexts; methods: readonly Queries.HomePaymentFragment[] };

/** Payment methods in a single row, which scrolls sideways if it is wider than the page. */
export function Payments({ texts, methods }: PaymentsProps) {
  return (
    <Section id="payments" {...texts}>
      <div className={frame}>
        <ul className={styles.methods} aria-labelledby="payments-title">
          {methods.map(({ slug, icon, name, text }) => (
            // Focusable, so that keyboard users can scroll to it and reveal its text.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <li key={slug} className={styles.method} tabIndex={0}>
              <Icon name={icon} size={26} />
              {name}
              <span className={styles.text}>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const homePaymentFragment = graphql`
  fragment HomePayment on PaymentMethod {
    slug
    icon
    name
    text
  }
`;
