import { formatLongDate, formatMoment } from "@/i18n/formats";
import type { Locale } from "@/config/languages";
import type { LegalVersion } from "@/state/onboarding-state";

/** What a receipt says; never the onboarding's credentials. */
export type Receipt = {
  /** Moment of the sign-up, ISO 8601. */
  at: string;
  name: string;
  email: string;
  acknowledged: readonly LegalVersion[];
  hasNewsletter: boolean;
};

/** Words of the receipt in its language, by key below `receipt`. */
export type ReceiptWords = (key: string, variables?: Record<string, string>) => string;

/** A receipt line by line: who, when, which texts in which versions, and what was said about the newsletter. */
export function receiptLines(receipt: Receipt, words: ReceiptWords, locale: Locale): string[] {
  const { at, name, email, acknowledged, hasNewsletter } = receipt;
  return [
    words("account", { account: [name, email].filter(Boolean).join(", ") }),
    words("moment", { moment: formatMoment(locale, new Date(at)) }),
    ...acknowledged.map(({ title, version, effectiveDate }) =>
      words("acknowledged", {
        title,
        version,
        date: formatLongDate(locale, new Date(effectiveDate)),
      }),
    ),
    words(hasNewsletter ? "newsletter-yes" : "newsletter-no"),
  ];
}
