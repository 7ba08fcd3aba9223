import { languageFacts } from "../../src/config/language-facts";
import { isLocale } from "../../src/config/languages";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import type { PlaceholderValues } from "../../src/gatsby/data/interpolate";
import { textsIn } from "../../src/gatsby/data/json-texts";
import { attempt } from "../../src/lib/browser-support";
import { isFields } from "../../src/lib/is-fields";
import { headingOf } from "../server/target";
import { dayName, shownText, translator } from "./translator";

/** Truncates a text after the last whole word that fits within the given length. */
export const shortened = (text: string, length: number): string =>
  text.length <= length
    ? text
    : `${text
        .slice(0, length + 1)
        .replace(/\s+\S*$/, "")
        .slice(0, length)}…`;

/**
 * Formats an ISO date as the site displays it; returns any other string unchanged.
 * @example shownDay("2026-12-15", "tr") // "15 Aralık 2026"
 */
export function shownDay(day: string, locale: MaintainerLanguage): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return day;
  const format = new Intl.DateTimeFormat(languageFacts[locale].dates, { dateStyle: "long", timeZone: "UTC" });
  return attempt(() => format.format(new Date(day)), day);
}

/** Replaces placeholders of any form with an ellipsis. */
export const withoutNames = (text: string): string => text.replace(/\{\{?(\w+)[^}]*\}?\}/g, "…");

/**
 * Formats a content value for display: a text or day as on the site, a number in the language's notation, and
 * an item by its heading or its texts.
 */
export function shownValue(value: unknown, values: PlaceholderValues, locale: MaintainerLanguage): string {
  if (typeof value === "number")
    return value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 20 });
  if (typeof value === "boolean") return translator(locale)(value ? "yes" : "no");
  if (Array.isArray(value) && value.every((one) => typeof one === "string"))
    return value.map((one) => shownValue(one, values, locale)).join(", ") || "–";
  const heading = headingOf(value) || value;
  const own = isFields(heading) ? heading[locale] : heading;
  const ownTexts = textsIn(value).filter(({ at }) => !at.some((key) => isLocale(key) && key !== locale));
  const texts = typeof own === "string" ? [own] : ownTexts.map(({ text }) => text);
  const shown = texts.map((text) => shownText(shownDay(dayName(text, locale), locale), values, locale));
  return shown.filter(Boolean).join(" · ") || "–";
}
