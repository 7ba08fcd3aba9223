import type { Locale } from "@/config/languages";

/**
 * Reasons for a login without a token: the visitor declined a permission or closed the dialog, the browser
 * blocked the window, Meta's script was unavailable, Meta reported an error, or the dialog reported selected
 * accounts without ever confirming them.
 */
export type MetaFailure = "refused" | "cancelled" | "blocked" | "unavailable" | "failed" | "unfinished";

/** Result of Meta's login dialog: a token, or the reason for its absence. */
export type MetaOutcome = { outcome: "granted"; shortLivedToken: string } | MetaEnd;

/** A login without a token; `errorId` lets Meta's support look up the error. */
export type MetaEnd = { outcome: MetaFailure; errorId?: string };

/** The half of the dialog's result that has been received, while the other is pending. */
export type MetaStage = "code" | "assets";

/** Interface to Meta's login, implemented by a local replacement and by Meta's SDK. */
export type MetaConnection = {
  /** Preloads the dialog's scripts before the click. Resolves to false on failure, and can be retried. */
  prepare(locale: Locale): Promise<boolean>;
  /** Opens the dialog. Must be called synchronously in the click handler, or browsers block the window. */
  connect(locale: Locale, onStage?: (stage: MetaStage) => void): Promise<MetaOutcome>;
};
