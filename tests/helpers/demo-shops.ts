import type { Locale } from "@/config/languages";
import type { DemoShop } from "@/features/inbox-demo/inbox-state";
import { readItems } from "./data-files";

/** Reduces localised texts of a data file to one language, as queries return them. */
function inLanguage(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, locale));
  if (typeof value !== "object" || value === null) return value;
  if ("tr" in value && "en" in value) return (value as Record<Locale, unknown>)[locale];
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, inLanguage(child, locale)]));
}

/** Returns the shops of the inbox demo, in order. */
export const demoShops = (locale: Locale): [DemoShop, ...DemoShop[]] =>
  readItems<DemoShop & { rank: number }>("demo-shops")
    .sort((one, other) => one.rank - other.rank)
    // The schema guarantees the rest of the type.
    .map((shop) => inLanguage(shop, locale)) as [DemoShop, ...DemoShop[]];
