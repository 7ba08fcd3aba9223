import { useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { formatLongDate } from "@/i18n/formats";
import { useLocale } from "@/i18n/use-locale";
import { formatMoney } from "@/lib/format-money";
import { addToIstanbulDay } from "@/lib/istanbul-day";
import type { Price } from "@/services/answers/offers";
import type { Acceptance } from "@/state/onboarding-state";

export const trialEnd = (at: string, days: number): Date =>
  addToIstanbulDay(new Date(at), { days, months: 0 });

export type Trial = {
  /** Record of the sign-up, which starts the trial; null if this browser has no such record. */
  acceptance: Acceptance | null;
  /** Length of the trial, in days. */
  trialDays: number;
};

/** Returns the end of the trial; null if it is over, or if this browser does not know when it began. */
function useTrialEnd({ acceptance, trialDays }: Trial): Date | null {
  const [now] = useState(() => Date.now());
  if (acceptance === null) return null;
  const end = trialEnd(acceptance.at, trialDays);
  return end.getTime() > now ? end : null;
}

export type Due = {
  /** Text with the amount due now and the length of the trial. */
  now: string;
  /** Text with the amount due now, the length of the trial, and the price after it. */
  whole: string;
};

/**
 * Describes the amount due, the due date and the price after the trial. The price is null if on request and
 * undefined if unknown; zero is displayed as "free".
 */
export function useDue(price: Price | null | undefined, trial: Trial): Due {
  const { t } = useTranslation("onboarding-screens");
  const locale = useLocale();
  const end = useTrialEnd(trial);
  const trialText = end ? t("due.free-until", { date: formatLongDate(locale, end) }) : t("due.free-days");
  const nothing = formatMoney(locale, 0, price?.amount ? price.currency : "USD");
  const today = t("due.today", { amount: nothing });
  const now = `${today} · ${price?.amount === 0 ? t("due.always-free") : trialText}`;
  if (price === undefined || price?.amount === 0) return { now, whole: now };
  const amount = price && formatMoney(locale, price.amount, price.currency);
  const worded =
    amount === null ? t("due.offer") : price?.interval ? t(`due.per-${price.interval}`, { amount }) : amount;
  // The text of a price on request contains the length of the trial.
  return { now: price || end ? now : today, whole: `${now}, ${t("due.then", { price: worded })}` };
}
