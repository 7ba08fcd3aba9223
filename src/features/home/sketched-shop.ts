import type { Locale } from "@/config/languages";
import { nameOfHandle, toDnsLabel } from "@/lib/shop-label";
import { formatMoney } from "@/lib/format-money";

/** The visitor's choices in the store builder, as ids from data/store.json. */
export type ShopSketch = {
  theme: string;
  color: string;
  /** Language of the shop, which may differ from the page's. */
  language: string;
  currency: string;
  device: "desktop" | "phone";
};

export type SketchedShop = {
  /** Subdomain of the shop; empty until the visitor has typed a valid one. */
  label: string;
  name: string;
  color: { value: string; onValue: string };
  shelf: {
    language: string;
    direction: "ltr" | "rtl";
    banner: string;
    action: string;
    products: { name: string; price: string }[];
  };
};

type StoreFacts = Pick<Queries.HomeStoreFragment, "colors" | "languages" | "products">;

/** Locales for formatting prices in the shop's languages. Arabic uses Western digits, as in Gulf shops. */
const priceLocales: Record<string, string> = { ar: "ar-AE-u-nu-latn", en: "en-GB" };

const isIn = <Key extends string>(table: Record<Key, unknown>, key: string): key is Key =>
  Object.hasOwn(table, key);

/**
 * Returns the initial choices: the page's language, or English if not available, and its default currency.
 */
export function firstSketch(
  { themes, colors, languages }: Queries.HomeStoreFragment,
  locale: Locale,
): ShopSketch {
  return {
    theme: themes[0]?.id ?? "",
    color: colors[0]?.id ?? "",
    language: languages.some(({ code }) => code === locale) ? locale : "en",
    currency: locale === "tr" ? "TRY" : "USD",
    device: "desktop",
  };
}

/**
 * Returns the shop to preview for a typed name or handle and the visitor's choices. Unknown ids select the
 * first item.
 */
export function sketchedShop(
  handle: string,
  sketch: ShopSketch,
  store: StoreFacts,
  locale: Locale,
): SketchedShop {
  const color = store.colors.find(({ id }) => id === sketch.color) ?? store.colors[0];
  const language = store.languages.find(({ code }) => code === sketch.language) ?? store.languages[0];
  const code = language?.code ?? locale;
  return {
    label: toDnsLabel(handle),
    name: nameOfHandle(handle, locale),
    color: { value: color?.value ?? "var(--color-action)", onValue: color?.onValue ?? "#ffffff" },
    shelf: {
      language: code,
      direction: code === "ar" ? "rtl" : "ltr",
      banner: language?.words.banner ?? "",
      action: language?.words.action ?? "",
      products: store.products.map(({ names, prices }) => ({
        name: isIn(names, code) ? names[code] : names.en,
        price: isIn(prices, sketch.currency)
          ? formatMoney(priceLocales[code] ?? code, prices[sketch.currency], sketch.currency)
          : "",
      })),
    },
  };
}
