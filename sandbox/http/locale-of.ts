import type { Locale } from "../store/records";

/** The language of a request; Turkish where it names none of ours. */
export const localeOf = (request: Request): Locale =>
  request.headers.get("x-app-lang-code") === "en" ? "en" : "tr";
