import { useId, useState, useSyncExternalStore } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { formatLongDate } from "@/i18n/formats";
import { useLocale } from "@/i18n/use-locale";
import type { CalendarDay } from "@/lib/calendar-file";
import { addToIstanbulDay } from "@/lib/istanbul-day";
import { Button } from "@/ui/button";
import { RangeInput } from "@/ui/range-input";
import { classNames } from "@/lib/class-names";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./trial-timeline.module.css";

/**
 * Returns the date of a trial step by adding its days, then its months, to the start. A date past the end of
 * the resulting month becomes its last day.
 * @example stepDay(new Date("2026-08-16T12:00:00Z"), { days: 15, months: 6 }) // 28 February 2027
 */
export const stepDay = (start: Date, { days, months }: { days: number; months: number }): Date =>
  addToIstanbulDay(addToIstanbulDay(start, { days, months: 0 }), { days: 0, months });

type TrialTimelineProps = {
  steps: readonly Queries.TrialStepFragment[];
  /** Host name of the site, used in the UIDs of calendar events. */
  host: string;
};

/** Maximum number of days until the start of a planned trial. */
const maxDays = 60;

/** Returns the current time; null during the build, since pages are viewed later. */
const useToday = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => addToIstanbulDay(new Date(), { days: 0, months: 0 }).toISOString(),
    () => undefined,
  );

async function saveCalendar(name: string, days: readonly CalendarDay[], host: string) {
  const [{ calendarFile }, { saveFile }] = await Promise.all([
    import(/* webpackChunkName: "lazy-calendar" */ "@/lib/calendar-file"),
    import(/* webpackChunkName: "lazy-calendar" */ "@/lib/save-file"),
  ]);
  const calendar = calendarFile(days, { host, now: new Date() });
  saveFile(name, new Blob([calendar], { type: "text/calendar;charset=utf-8" }));
}

/**
 * Steps of a trial that starts on a selectable day, with dates in Istanbul's time zone, and a calendar file.
 */
export function TrialTimeline({ steps, host }: TrialTimelineProps) {
  const { t } = useTranslation("pricing");
  const locale = useLocale();
  const id = useId();
  const today = useToday();
  const [ahead, setAhead] = useState(0);
  const start = today === undefined ? null : addToIstanbulDay(new Date(today), { days: ahead, months: 0 });
  const dates = steps.map(({ startsAfter }) => start && stepDay(start, startsAfter));
  const startText = `${t("timeline.ahead", { count: ahead })}${start ? `: ${formatLongDate(locale, start)}` : ""}`;

  const save = () => {
    if (!start) return;
    const days = steps.map(({ id, title, text, startsAfter }) => ({
      id,
      day: stepDay(start, startsAfter),
      title: t("timeline.event", { title }),
      text,
    }));
    void saveCalendar(`${t("timeline.file")}.ics`, days, host);
  };

  return (
    <>
      <div className={classNames(styles.start, "interactive")}>
        <label htmlFor={id} className={kit.strong}>
          {t("timeline.start")}
        </label>
        <span className={styles.startDate} aria-hidden="true">
          {startText}
        </span>
        <RangeInput
          id={id}
          min={0}
          max={maxDays}
          step={1}
          value={ahead}
          valueText={startText}
          onChange={setAhead}
        />
      </div>
      <ol className={styles.timeline} aria-label={t("timeline.title")}>
        {steps.map(({ id: step, label, title, text }, index) => {
          const date = dates[index];
          return (
            <li key={step} className={styles.step}>
              <p className={kit.eyebrow}>{label}</p>
              <p className={classNames(styles.date, "interactive")}>{date && formatLongDate(locale, date)}</p>
              <h3 className={styles.title}>{title}</h3>
              <p className={kit.small}>{text}</p>
            </li>
          );
        })}
      </ol>
      <div className={classNames(styles.save, "interactive")}>
        <Button variant="warning" onClick={save}>
          {t("timeline.save")}
        </Button>
        <p className={kit.small}>{t("timeline.saveHint")}</p>
      </div>
    </>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
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
