import type { Locale } from "@/config/languages";
import { foldText } from "@/lib/fold-text";
import { setupParts, type SetupPart } from "@/lib/setup-parts";
import type { WireId } from "@/lib/wire-id";
import { fieldOf, idNames, idOf, mapKey, readFlag, readText, textOf, type Fields } from "./read-values";

export type Feature = {
  /** Null for a feature that can be shown and not chosen. */
  id: WireId | null;
  name: string;
  /** Part of this package. */
  included: boolean;
  /** May be switched on and off. */
  optional: boolean;
  /** Stands for everything in its package. */
  base: boolean;
  /** The part of the setup that it brings; null for none. */
  capability: SetupPart | null;
};

/** Words by which a feature's kind, code or name refers to a part. */
const wordsOfParts: Record<SetupPart, RegExp> = {
  instagram: /instagram/,
  "facebook-page": /facebook|messenger/,
  "whatsapp-number": /whats ?app|waba/,
  storefront: /\bstore|storefront|\bshop|magaza|e-? ?(?:commerce|ticaret)/,
};

/** The part of the setup that a text speaks of; null for none, and for one that speaks of several. */
export function partIn(value: unknown): SetupPart | null {
  const text = foldText(readText(value, "tr")).replace(/[_-]/g, " ");
  const parts = setupParts.filter((part) => wordsOfParts[part].test(text));
  return parts.length === 1 ? (parts[0] ?? null) : null;
}

const kindNames = [
  "capability",
  "kind",
  "channel",
  "part",
  "code",
  "key",
  "slug",
  "type",
  "name",
  "title",
  "label",
  mapKey,
];

/** Reads a feature of a package; one that says nothing of itself is part of it and cannot be switched off. */
export function readFeature(fields: Fields, locale: Locale): Feature | null {
  const id = idOf(fields, ...idNames("feature"));
  const name = textOf(
    fields,
    locale,
    "name",
    "title",
    "label",
    "feature_name",
    "text",
    "description",
    "code",
    "key",
    "slug",
    mapKey,
  );
  if (name === "") return null;
  const parts = kindNames.map((kind) => partIn(fieldOf(fields, kind)));
  const optional = readFlag(fieldOf(fields, "optional", "is_optional", "selectable", "switchable"), false);
  return {
    id,
    name,
    optional,
    included: readFlag(fieldOf(fields, "included", "is_included", "enabled", "available", "active"), true),
    base: readFlag(fieldOf(fields, "base", "is_base"), false),
    capability: parts.find((part) => part !== null) ?? null,
  };
}
