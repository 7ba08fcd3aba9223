import type { Locale } from "@/config/languages";
import { nameOfHandle, toDnsLabel } from "@/lib/shop-label";
import { formatMoney } from "@/lib/format-money";

/** What a visitor tried in the store builder; ids are those of data/store.json. */
export type ShopSketch = {
  theme: string;
  color: string;
  /** The shop's language, not the page's. */
  language: string;
  currency: string;
  device: "desktop" | "phone";
};

export type SketchedShop = {
  /** First part of the shop's address; empty until something usable was typed. */
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

/** Figures as the shop's customers read them: Western digits in Arabic too, as shops of the Gulf write prices. */
const priceLocales: Record<string, string> = { ar: "ar-AE-u-nu-latn", en: "en-GB" };

const isIn = <Key extends string>(table: Record<Key, unknown>, key: string): key is Key =>
  Object.hasOwn(table, key);

/** The first sketch, before anything was chosen: the page's language, else English, and the currency listed for it. */
export function firstSketch(
  { themes, colors, languages }: Queries.HomeStoreFragment,
  locale: Locale,
): ShopSketch {
  return {
    theme: themes[0]?.id ?? "",
    color: colors[0]?.id ?? "",
    language: languages.some(({ code }) => code === locale) ? locale : "en",
    currency: locale === "tr" ? "TRY" : "GBP",
    device: "desktop",
  };
}

/** The shop that a name or handle, as typed, and a sketch describe, ready to be drawn. Unknown ids give the first of their list. */
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
