import type { Locale } from "@/config/languages";

/**
 * Every way a login can bring no token: the visitor refused a permission or closed the dialog, the browser did not open the
 * window, Meta's script could not be had, Meta reported an error, or the dialog reported chosen accounts and never confirmed them.
 */
export type MetaFailure = "refused" | "cancelled" | "blocked" | "unavailable" | "failed" | "unfinished";

/** How Meta's login dialog ended. */
export type MetaOutcome = { outcome: "granted"; shortLivedToken: string } | MetaEnd;

/** A login without a token; `errorId` is what Meta's support finds an error by. */
export type MetaEnd = { outcome: MetaFailure; errorId?: string };

/** The half of the dialog's answer that has come while the other one is awaited. */
export type MetaStage = "code" | "assets";

/** The one thing the onboarding needs of Meta's login; implemented by the local stand-in and by Meta's own SDK. */
export type MetaConnection = {
  /** Fetches what the dialog needs, ahead of the click; false where it cannot be had. May be asked again. */
  prepare(locale: Locale): Promise<boolean>;
  /** Opens the dialog. Must be called inside the click that asks for it, or browsers block the window. */
  connect(locale: Locale, onStage?: (stage: MetaStage) => void): Promise<MetaOutcome>;
};
