import type { Locale } from "@/config/languages";
import { env } from "@/config/env";

/**
 * Address that takes a form from a browser without scripts and answers with a page.
 * @example plainAction("/site/contact-form", "en") // "/site/contact-form?lang=en"
 */
export const plainAction = (path: string, locale: Locale): string =>
  `${env.apiBaseUrl}${path}?lang=${locale}`;
