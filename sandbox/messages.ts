import { defaultLocale, isLocale, type Locale } from "../src/config/languages";
import en from "./texts/en.json";
import tr from "./texts/tr.json";

/** Sandbox messages in the languages available so far. */
const texts: { en: typeof en } & Partial<Record<Locale, typeof en>> = { tr, en };

/** Returns the messages in a site language, or in English if not translated. */
export const textsIn = (locale: Locale) => texts[locale] ?? texts.en;

export const wordsIn = (words: { en: string } & Partial<Record<Locale, string>>, locale: Locale): string =>
  words[locale] ?? words.en;

export type ErrorCode = keyof typeof en.errors;

export const messageOf = (code: ErrorCode, locale: Locale): string => textsIn(locale).errors[code];

/** Returns the requested language, or the default if the site does not support it. */
export const localeOrDefault = (asked: unknown): Locale => (isLocale(asked) ? asked : defaultLocale);

export const localeOf = (request: Request): Locale => localeOrDefault(request.headers.get("x-app-lang-code"));

/** Error that becomes an error response of the contract. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 421 | 422 | 429 | 500 | 507,
    readonly code: ErrorCode,
    readonly details: { field?: string; retryAfter?: number } = {},
  ) {
    super(code);
  }
}
