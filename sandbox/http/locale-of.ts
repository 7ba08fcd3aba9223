import { defaultLocale, isLocale, type Locale } from "../../src/config/languages";

/** Returns the requested language, or the default if the site does not have it. */
export const localeOrDefault = (asked: unknown): Locale => (isLocale(asked) ? asked : defaultLocale);

export const localeOf = (request: Request): Locale => localeOrDefault(request.headers.get("x-app-lang-code"));
