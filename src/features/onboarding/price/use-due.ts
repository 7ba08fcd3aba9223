import { useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { formatLongDate } from "@/i18n/formats";
import { useLocale } from "@/i18n/use-locale";
import { formatMoney } from "@/lib/format-money";
import { addToIstanbulDay } from "@/lib/istanbul-day";
import type { Price } from "@/services/answers/offers";
import type { Acceptance } from "@/state/onboarding-state";

/** The day on which a trial that began at a moment ends. */
export const trialEnd = (at: string, days: number): Date =>
  addToIstanbulDay(new Date(at), { days, months: 0 });

export type Trial = {
  /** The sign-up, with which the trial begins. */
  acceptance: Acceptance | null;
  /** Length of the trial. */
  trialDays: number;
};

/** The last day of the trial; null where this browser does not know when it began, and once it is over. */
function useTrialEnd({ acceptance, trialDays }: Trial): Date | null {
  const [now] = useState(() => Date.now());
  if (acceptance === null) return null;
  const end = trialEnd(acceptance.at, trialDays);
  return end.getTime() > now ? end : null;
}

export type Due = {
  /** What is paid now, and how long it is free. */
  now: string;
  /** The same, with what follows. */
  whole: string;
};

/**
 * What is due, when, and what follows the trial, for a price as the backend sent it; null for a package on offer, undefined
 * where the price is not known. What costs nothing is said to be free, in words.
 */
export function useDue(price: Price | null | undefined, trial: Trial): Due {
  const { t } = useTranslation("onboarding-screens");
  const locale = useLocale();
  const end = useTrialEnd(trial);
  const trialText = end ? t("due.free-until", { date: formatLongDate(locale, end) }) : t("due.free-days");
  const nothing = formatMoney(locale, 0, price?.amount ? price.currency : "USD");
  const now = `${t("due.today", { amount: nothing })} · ${price?.amount === 0 ? t("due.always-free") : trialText}`;
  if (price === undefined || price?.amount === 0) return { now, whole: now };
  const amount = price && formatMoney(locale, price.amount, price.currency);
  const worded =
    amount === null ? t("due.offer") : price?.interval ? t(`due.per-${price.interval}`, { amount }) : amount;
  return { now, whole: `${now}, ${t("due.then", { price: worded })}` };
}
