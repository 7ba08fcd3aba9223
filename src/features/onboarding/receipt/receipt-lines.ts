import { formatLongDate, formatMoment } from "@/i18n/formats";
import type { Locale } from "@/config/languages";
import type { LegalVersion } from "@/state/onboarding-state";

/** Contents of a receipt, which never include the onboarding's credentials. */
export type Receipt = {
  /** Time of the sign-up, ISO 8601. */
  at: string;
  name: string;
  email: string;
  acknowledged: readonly LegalVersion[];
  hasNewsletter: boolean;
  /** The selected package, if any, and the amount due for it. */
  choice?: { packageName: string | undefined; due: string };
};

/** Translation keys of the receipt, below `receipt`. */
type LineKey = "account" | "moment" | "acknowledged" | "newsletter-yes" | "newsletter-no" | "package";

/** Translates the texts of the receipt. */
export type ReceiptWords = (key: LineKey, variables?: Record<string, string>) => string;

/**
 * Returns the lines of a receipt: account, time, acknowledged texts with versions, newsletter choice, and
 * amount due.
 */
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
