import { isInStudio, markedHtml, markedStrings, TextSources } from "./text-sources";
import { markOf } from "../../lib/source-mark";
import { isFigure } from "../data/interpolate";
import { resolveLocalized } from "./localized";
import { valuesOf, type ResolverContext } from "./resolver-context";

type QueryPath = { key: string | number; prev?: QueryPath };
type QueryInfo = Parameters<typeof resolveLocalized>[2] & { path: QueryPath };
type LocaleNode = { ns: string; data: string; language: string };

const sources = new TextSources(process.cwd());

/** Returns the path of a field in the query result. */
const keysTo = ({ key, prev }: QueryPath): (string | number)[] => [...(prev ? keysTo(prev) : []), key];

/**
 * Resolves a localised text or list of texts; in the studio, each contains a marker of its location in data/.
 */
export async function resolveMarked(
  source: Record<string, unknown>,
  context: ResolverContext,
  info: QueryInfo,
): Promise<string | string[] | null> {
  const resolved = await resolveLocalized(source, context, info);
  if (!isInStudio() || resolved === null) return resolved;
  const value = source[info.fieldName];
  const asked = keysTo(info.path);
  const marked = (text: string, texts: unknown, at: (string | number)[]) => {
    const place = sources.sourceOf(texts, at);
    return place ? text + markOf(place) : text;
  };
  if (!Array.isArray(resolved)) return marked(resolved, value, asked);
  return resolved.map((text, index) => marked(text, (value as unknown[])[index], [...asked, index]));
}

/** Returns the HTML of a Markdown text; in the studio, its blocks contain a marker of their source. */
export const htmlInStudio = (html: string, folder: string): string =>
  isInStudio() ? markedHtml(html, folder) : html;

/** Returns a front matter field, with its source marker appended in the studio. */
export const detailInStudio = (text: string, folder: string, name: string): string =>
  isInStudio() ? text + markOf({ file: `data/${folder}`, at: [name] }) : text;

/**
 * Returns resolvers of interface strings for the studio, which add a marker of the key to each string and
 * insert the current figures, since the i18n plugin caches strings when the development server starts.
 */
export const stringResolvers = () => {
  const resolve = async ({ ns, data, language }: LocaleNode, _args: object, context: ResolverContext) => {
    const values = await valuesOf(context);
    const current = data.replace(/\{\{(\w+), number\}\}/g, (whole, name: string) => {
      const figure = values[name];
      return isFigure(figure) ? new Intl.NumberFormat(language).format(figure.value) : whole;
    });
    return JSON.stringify(markedStrings(ns, JSON.parse(current)));
  };
  return isInStudio() ? { Locale: { data: { resolve } } } : {};
};
