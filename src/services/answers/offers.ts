import * as v from "valibot";
import { isFields } from "@/lib/is-fields";
import { setupParts, type SetupPart } from "@/config/channels";
import { idText } from "@/lib/wire-id";
import { flag, id, idLabel, item, list, listAnswer, part, price, text } from "./values";

const partWords: Record<SetupPart, RegExp> = {
  instagram: /instagram/i,
  "facebook-page": /facebook|messenger/i,
  "whatsapp-number": /whatsapp/i,
  storefront: /\bstore|mağaza/i,
};

/** Returns the setup part that a string names; null if it names none or several. */
function namedPart(name: string): SetupPart | null {
  const [first, ...others] = setupParts.filter((one) => partWords[one].test(name));
  return others.length === 0 ? (first ?? null) : null;
}

const feature = v.pipe(
  item({
    /** Id of the feature; null if the feature can be displayed but not selected. */
    id: v.fallback(v.nullable(id), null),
    name: text,
    code: text,
    included: flag(true),
    optional: flag(false),
    /** Whether this entry is the package itself rather than one of its features. */
    base: flag(false),
    /** Setup part that the feature requires, if any. */
    capability: part,
  }),
  v.transform(({ code, ...read }) => ({
    ...read,
    name: read.name || code || (read.id === null ? "" : idLabel(read.id)),
    capability: read.capability ?? namedPart(code) ?? namedPart(read.name),
  })),
  v.check(({ name }) => name !== ""),
);
export type Feature = v.InferOutput<typeof feature>;

/** Combines amount, currency and interval into one object if they are separate fields in a response. */
const withPrice = (offer: unknown) =>
  !isFields(offer) || isFields(offer.price)
    ? offer
    : { ...offer, price: { amount: offer.price, currency: offer.currency, interval: offer.interval } };

const offeredPackage = v.pipe(
  v.unknown(),
  v.transform(withPrice),
  item(
    {
      id,
      name: text,
      description: text,
      features: v.fallback(
        list(feature, ({ id: own, name }) => (own === null ? `name ${name}` : `id ${idText(own)}`), 50),
        [],
      ),
      price,
      most_preferred: flag(false),
      coming_soon: flag(false),
    },
    { id: ["package_id"] },
  ),
  v.transform((offer) => ({ ...offer, name: offer.name || idLabel(offer.id) })),
);
export type OfferedPackage = v.InferOutput<typeof offeredPackage>;
export type Price = NonNullable<OfferedPackage["price"]>;

export const packageList = listAnswer(["packages"], offeredPackage, ({ id: own }) => own);

const extraService = v.pipe(
  item({ code: id, name: text, description: text }, { code: ["id"] }),
  v.transform((service) => ({ ...service, name: service.name || idLabel(service.code) })),
);
export type ExtraService = v.InferOutput<typeof extraService>;

export const extraServiceList = listAnswer(["services", "extra_services"], extraService, ({ code }) => code);

const integration = v.pipe(
  item({ type: id, name: text, description: text }, { type: ["id"] }),
  v.transform((one) => ({ ...one, name: one.name || idLabel(one.type) })),
);
export type Integration = v.InferOutput<typeof integration>;

export const integrationList = listAnswer(["integrations"], integration, ({ type }) => type);
