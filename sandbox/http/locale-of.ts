import { defaultLocale, isLocale, type Locale } from "../../src/config/languages";

/** A language that somebody asked for; the default where it is none of ours. */
export const localeOrDefault = (asked: unknown): Locale => (isLocale(asked) ? asked : defaultLocale);

/** The language of a request. */
export const localeOf = (request: Request): Locale => localeOrDefault(request.headers.get("x-app-lang-code"));
