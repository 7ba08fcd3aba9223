import { useSyncExternalStore } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { formatLongDate } from "@/i18n/formats";
import { useLocale } from "@/i18n/use-locale";
import { addToIstanbulDay } from "@/lib/istanbul-day";
import * as styles from "./trial-timeline.module.css";

/** The current moment; null in the build, whose pages are read on later days. */
const useToday = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => addToIstanbulDay(new Date(), { days: 0, months: 0 }).toISOString(),
    () => undefined,
  );

/** The steps after a sign-up today, with dates counted from the visitor's current day in Istanbul. */
export function TrialTimeline({ steps }: { steps: readonly Queries.TrialStepFragment[] }) {
  const { t } = useTranslation("pricing");
  const locale = useLocale();
  const today = useToday();
  return (
    <ol className={styles.timeline} aria-label={t("timeline.title")}>
      {steps.map(({ id, startsAfter, label, title, text }) => (
        <li key={id} className={styles.step}>
          <p className={styles.label}>{label}</p>
          <p className={styles.date}>
            {today && formatLongDate(locale, addToIstanbulDay(new Date(today), startsAfter))}
          </p>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** @public Gatsby collects the fragments of all files. */
export const trialStepFragment = graphql`
  fragment TrialStep on PricingStep {
    id
    startsAfter {
      days
      months
    }
    label
    title
    text
  }
`;
