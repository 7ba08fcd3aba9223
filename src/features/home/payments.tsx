import { graphql } from "gatsby";
import { classNames } from "@/lib/class-names";
import { Icon } from "@/ui/icon";
import * as fade from "@/ui/scroll-fade.module.css";
import { Section } from "@/ui/section";
import type { SectionTexts } from "./section-texts";
import * as styles from "./payments.module.css";

const frame = classNames(styles.frame, fade.fade);

type PaymentsProps = { texts: SectionTexts; methods: readonly Queries.HomePaymentFragment[] };

/** Ways to be paid, as one strip, which scrolls sideways where it is wider than the page. */
export function Payments({ texts, methods }: PaymentsProps) {
  return (
    <Section id="payments" {...texts}>
      {/* It scrolls, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={frame} role="group" aria-labelledby="payments-title" tabIndex={0}>
        <ul className={styles.methods}>
          {methods.map(({ slug, icon, name }) => (
            <li key={slug} className={styles.method}>
              <Icon name={icon} size={26} />
              {name}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** @public Gatsby collects the fragments of all files. */
export const homePaymentFragment = graphql`
  fragment HomePayment on PaymentMethod {
    slug
    icon
    name
  }
`;
