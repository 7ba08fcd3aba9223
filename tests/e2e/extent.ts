import type { Locale } from "@/config/languages";
import { widths, type Width } from "./axe-scan";

/** Whether the whole matrices run (`ALL_SPECS=1`: every night and before a release) or a part of each. */
export const isWhole = process.env.ALL_SPECS === "1";

/** Why a test does not run on every change. */
export const buildsItsOwnSite = "builds a site of its own, which takes minutes: ALL_SPECS=1";

/** Widths at which a page is scanned in a language: all of them, or on a change each language at another one. */
export function scannedWidths(locale: Locale, possible: readonly Width[] = widths): readonly Width[] {
  if (isWhole) return possible;
  const width = locale === "tr" ? 320 : 1280;
  return possible.includes(width) ? [width] : possible.slice(0, 1);
}
