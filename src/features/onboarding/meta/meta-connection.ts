import type { Locale } from "@/config/languages";

/** How Meta's login dialog ended. */
export type MetaOutcome =
  | { outcome: "granted"; shortLivedToken: string }
  /** The visitor refused a permission, closed the dialog, or the browser did not open it. */
  | { outcome: "refused" | "cancelled" | "blocked" };

/** The one thing the onboarding needs of Meta's login; implemented by the local stand-in and by Meta's own SDK. */
export type MetaConnection = {
  /** Opens the dialog. Must be called inside the click that asks for it, or browsers block the window. */
  connect(locale: Locale): Promise<MetaOutcome>;
};
