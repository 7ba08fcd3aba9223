import { isLocale, type Locale } from "../../config/languages";
import { interpolate } from "../data/interpolate";
import { valuesOf, type ResolverContext } from "./resolver-context";

export type Localized = Record<Locale, string>;

type QueryInfo = { variableValues: Record<string, unknown>; fieldName: string };

/**
 * Returns the language of a query, from its `$language` variable.
 * @throws if the query does not declare `$language: String!`
 */
export function languageOf({ variableValues, fieldName }: QueryInfo): Locale {
  const { language } = variableValues;
  if (isLocale(language)) return language;
  throw new Error(
    `The query of "${fieldName}" must declare $language: String! (got ${JSON.stringify(language)})`,
  );
}

/** Fills in the placeholders in a text from `data/`. */
export async function fill(text: string, locale: Locale, context: ResolverContext): Promise<string> {
  return text.includes("{") ? interpolate(text, await valuesOf(context), locale) : text;
}

/** Resolves a localised text or list of texts to the page's language, with placeholders filled in. */
export async function resolveLocalized(
  source: Record<string, unknown>,
  context: ResolverContext,
  info: QueryInfo,
): Promise<string | string[] | null> {
  const locale = languageOf(info);
  const value = source[info.fieldName] as Localized | Localized[] | null | undefined;
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return Promise.all(value.map((item) => fill(item[locale], locale, context)));
  return fill(value[locale], locale, context);
}
