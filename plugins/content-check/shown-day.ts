import { languageFacts } from "../../src/config/language-facts";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import { isDay } from "./rules/days";

/**
 * Formats an ISO day as maintainers write it; returns other texts unchanged.
 * @example shownDay("2026-12-15", "tr") // "15.12.2026"
 */
export function shownDay(day: string, locale: MaintainerLanguage): string {
  const dateStyle = locale === "tr" ? "short" : "long";
  const format = new Intl.DateTimeFormat(languageFacts[locale].dates, { dateStyle, timeZone: "UTC" });
  return isDay(day) ? format.format(new Date(day)) : day;
}
