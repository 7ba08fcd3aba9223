import type { Locale } from "@/config/languages";

/**
 * Reasons for a login without a token: the visitor declined a permission or closed the dialog, the browser
 * blocked the window, Meta's script was unavailable, Meta reported an error, or the dialog reported selected
 * accounts but never confirmed them.
 */
export type MetaFailure = "refused" | "cancelled" | "blocked" | "unavailable" | "failed" | "unfinished";

/** Result of Meta's login dialog. */
export type MetaOutcome = { outcome: "granted"; shortLivedToken: string } | MetaEnd;

/** A login without a token; Meta's support can look up the error by `errorId`. */
export type MetaEnd = { outcome: MetaFailure; errorId?: string };

/** The half of the dialog's result received so far, while the other half is pending. */
export type MetaStage = "code" | "assets";

/** Interface to Meta's login; implemented by the local stand-in and by Meta's SDK. */
export type MetaConnection = {
  /** Preloads the dialog's scripts before the click; false if they are unavailable. May be retried. */
  prepare(locale: Locale): Promise<boolean>;
  /** Opens the dialog. Must be called synchronously in the click handler, or browsers block the window. */
  connect(locale: Locale, onStage?: (stage: MetaStage) => void): Promise<MetaOutcome>;
};
