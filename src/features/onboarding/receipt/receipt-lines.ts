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
  /** The chosen package, once there is one, and what is due for it. */
  choice?: { packageName: string | undefined; due: string };
};

/** Keys of the lines below `receipt`. */
type LineKey = "account" | "moment" | "acknowledged" | "newsletter-yes" | "newsletter-no" | "package";

/** Words of the receipt in its language. */
export type ReceiptWords = (key: LineKey, variables?: Record<string, string>) => string;

/** A receipt line by line: who, when, which texts in which versions, what was said about the newsletter, what is paid. */
export function receiptLines(receipt: Receipt, words: ReceiptWords, locale: Locale): string[] {
  const { at, name, email, acknowledged, hasNewsletter, choice } = receipt;
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
    ...(choice?.packageName ? [words("package", { name: choice.packageName })] : []),
    ...(choice ? [choice.due] : []),
  ];
}
