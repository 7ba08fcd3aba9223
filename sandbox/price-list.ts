import constants from "../data/constants.json";
import pricing from "../data/pricing.json";
import site from "../data/site.json";
import { formatConstant, interpolate, type Constant } from "../src/gatsby/data/interpolate";
import { placeholderValues } from "../src/gatsby/data/placeholder-values";
import type { components } from "../src/services/generated/contract";
import type { Locale } from "../src/config/languages";
import { textsIn } from "./messages";

type Package = components["schemas"]["Package"];
type ExtraService = components["schemas"]["ExtraService"];
type Text = Record<Locale, string>;
type Card = {
  id: string;
  name: Text;
  lead: Text;
  isMostPreferred: boolean;
  isComingSoon: boolean;
  price: { constant: string; interval: string } | null;
  priceLabel: Text | null;
  priceNote: Text;
  features: Text[];
  notIncluded: Text[];
};
type PriceList = {
  tabs: { id: string; cards: Card[] }[];
  packages: {
    features: { id: number; code: string; name: Text; setupPart: string | null }[];
    list: { id: number; card: string; base: string; included: string[]; optional: string[] }[];
  };
};

/** The site's price list (data/pricing.json). */
export const priceList: PriceList = pricing;

const figures: Record<string, Constant> = constants;
const values = placeholderValues(figures, site);
const written = (text: Text, locale: Locale) => interpolate(text[locale], values, locale);

/**
 * Returns the price of a card; null if it has no price.
 * @throws Error for an undefined constant
 */
function priceOf({ price }: Card): Package["price"] {
  if (!price) return null;
  const figure = figures[price.constant];
  if (!figure) throw new Error(`data/constants.json has no "${price.constant}"`);
  const interval = price.interval === "year" ? "year" : "month";
  return { amount: figure.value, currency: figure.unit, interval };
}

/** Returns the packages in the site's price list (data/pricing.json). */
export function packagesIn(locale: Locale): Package[] {
  const cards = priceList.tabs.flatMap((tab) => tab.cards);
  return priceList.packages.list.flatMap(({ id, card: cardId, base, included, optional }) => {
    const card = cards.find((other) => other.id === cardId);
    if (!card) return [];
    const codes = [...included, ...optional];
    const line = (name: Text, isIncluded: boolean, index: number) => ({
      id: 100 * id + index,
      code: `${card.id}-${index}`,
      name: written(name, locale),
      included: isIncluded,
      optional: false,
      base: false,
    });
    const own = [...card.features, ...card.notIncluded];
    return {
      id,
      code: card.id,
      name: written(card.name, locale),
      description: written(card.lead, locale),
      features: [
        ...codes
          .flatMap((code) => priceList.packages.features.filter((feature) => feature.code === code))
          .map((feature) => ({
            id: feature.id,
            code: feature.code,
            name: written(feature.name, locale),
            included: true,
            optional: optional.includes(feature.code),
            base: feature.code === base,
            ...(feature.setupPart && {
              capability: feature.setupPart as components["schemas"]["Capability"], // Restricted by the file's schema
            }),
          })),
        ...own.map((name, index) => line(name, index < card.features.length, index)),
      ],
      price: priceOf(card),
      most_preferred: card.isMostPreferred,
      coming_soon: card.isComingSoon,
    };
  });
}

/** Describes the price of a service: its label, or an approximate amount. */
function costOf(card: Card, locale: Locale): string {
  if (!card.price) return card.priceLabel ? written(card.priceLabel, locale) : "";
  const { constant, interval } = card.price;
  const figure = figures[constant];
  if (!figure) return "";
  const about = textsIn(locale).about[interval === "year" ? "year" : "month"];
  return about.replace("{{amount}}", () => formatConstant(figure, locale));
}

/** Returns the extra services in the price list that are already on sale. */
export function extraServicesIn(locale: Locale): ExtraService[] {
  const cards = priceList.tabs.find(({ id }) => id === "services")?.cards ?? [];
  return cards
    .filter(({ isComingSoon }) => !isComingSoon)
    .map((card, index) => ({
      id: index + 1,
      code: card.id,
      name: written(card.name, locale),
      description: `${written(card.lead, locale)} ${costOf(card, locale)}. ${written(card.priceNote, locale)}.`,
    }));
}
