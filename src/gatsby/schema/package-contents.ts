import { fill, languageOf, resolveLocalized, type Localized } from "./localized";
import { singleNode, type ResolverContext } from "./resolver-context";

type Card = { id: string; name: Localized };
type Feature = { code: string; name: Localized };
type Package = { id: number; card: string; included: string[]; optional: string[] };
type PriceList = { tabs: { cards: Card[] }[]; packages: { features: Feature[]; list: Package[] } };
type Info = Parameters<typeof resolveLocalized>[2];

const priceList = async (context: ResolverContext) =>
  (await singleNode(context, "Pricing")) as unknown as PriceList;

/**
 * Resolves the features of a pricing card: those of its package, with the same names as on other cards, and
 * the card's own.
 */
export async function resolveCardFeatures(
  card: Record<string, unknown>,
  context: ResolverContext,
  info: Info,
): Promise<string[]> {
  const { features, list } = (await priceList(context)).packages;
  const sold = list.find((item) => item.card === card["id"]);
  const codes = sold ? [...sold.included, ...sold.optional] : [];
  const names = codes.flatMap((code) => features.filter((feature) => feature.code === code));
  const filled = names.map(({ name }) => fill(name[languageOf(info)], languageOf(info), context));
  const own = (await resolveLocalized(card, context, info)) ?? [];
  return [...(await Promise.all(filled)), ...own];
}

/** Resolves the id of the package that a card offers; null without a package. */
export async function resolvePackageId(
  card: Record<string, unknown>,
  context: ResolverContext,
): Promise<number | null> {
  const { list } = (await priceList(context)).packages;
  return list.find((item) => item.card === card["id"])?.id ?? null;
}

/** Resolves the columns of the comparison table: the compared cards and their names. */
export async function resolveComparedCards(
  { columns }: { columns: string[] },
  context: ResolverContext,
  info: Info,
): Promise<{ id: string; label: string; card: Card }[]> {
  const cards = (await priceList(context)).tabs.flatMap((tab) => tab.cards);
  const locale = languageOf(info);
  return Promise.all(
    columns.map(async (id) => {
      const card = cards.find((other) => other.id === id);
      if (!card) throw new Error(`The comparison of data/pricing.json names no card "${id}"`);
      return { id, label: await fill(card.name[locale], locale, context), card };
    }),
  );
}
