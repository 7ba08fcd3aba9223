import type { Locale } from "@/config/languages";
import { idText, type WireId } from "@/lib/wire-id";
import { itemFields, listIn } from "./items-of";
import { readFeature, type Feature } from "./read-feature";
import { readList } from "./read-list";
import { readPrice, type Price } from "./read-price";
import { fieldOf, idLabel, idNames, idOf, readFlag, textOf, type Fields } from "./read-values";

export type OfferedPackage = {
  id: WireId;
  name: string;
  description: string;
  features: Feature[];
  price: Price | null;
  most_preferred: boolean;
  coming_soon: boolean;
};

const maxFeatures = 50;

/** The features of a package, each id once; a bare text is a feature that can be shown and not chosen. */
function readFeatures(value: unknown, locale: Locale): Feature[] {
  const features = new Map<string, Feature>();
  for (const item of listIn(value, ["features"]).slice(0, maxFeatures)) {
    const fields = typeof item === "string" ? { name: item } : itemFields(item);
    const feature = fields && readFeature(fields, locale);
    if (!feature) continue;
    const key = feature.id === null ? `name ${feature.name}` : `id ${idText(feature.id)}`;
    if (!features.has(key)) features.set(key, feature);
  }
  return [...features.values()];
}

function readPackage(fields: Fields, locale: Locale): OfferedPackage | null {
  const id = idOf(fields, "id", ...idNames("package", "plan", "offer"));
  if (id === null) return null;
  return {
    id,
    name:
      textOf(fields, locale, "name", "title", "label", "package_name", "code", "slug") || idLabel(id, locale),
    description: textOf(fields, locale, "description", "text", "summary", "subtitle"),
    features: readFeatures(fieldOf(fields, "features", "feature_list", "options"), locale),
    price: readPrice(fields),
    most_preferred: readFlag(
      fieldOf(fields, "most_preferred", "is_most_preferred", "popular", "is_popular"),
      false,
    ),
    coming_soon: readFlag(fieldOf(fields, "coming_soon", "is_coming_soon"), false),
  };
}

/** The packages on offer. @throws CallError "invalid-response" where none can be read */
export function readPackageList(body: unknown, locale: Locale): { packages: OfferedPackage[] } {
  const names = ["packages", "package_list", "offers", "plans"];
  const readItem = (fields: Fields) => readPackage(fields, locale);
  return { packages: readList(body, { names, readItem, idOf: ({ id }) => id }) };
}
