import { telephoneLink } from "../../lib/addresses";
import { fill, languageOf } from "./localized";
import { valuesOf, type ResolverContext, type SourceNode } from "./resolver-context";
import type { PlaceholderValues } from "../data/interpolate";

/**
 * Converts the `{email}` and `{phone}` placeholders in a rendered document to links; their values are filled in
 * later.
 */
const withContactLinks = (html: string, { phone }: PlaceholderValues): string =>
  html
    .replaceAll("{email}", '<a href="mailto:{email}">{email}</a>')
    .replaceAll("{phone}", (whole) =>
      typeof phone === "string" ? `<a href="${telephoneLink(phone)}">${whole}</a>` : whole,
    );

type FieldResolver = (source: unknown, args: object, context: unknown, info: unknown) => Promise<string>;

/** The parts of the resolver info used here: the query's language, and the schema's Markdown renderer. */
export type MarkdownInfo = Parameters<typeof languageOf>[0] & {
  schema: { getType(name: string): { getFields(): Record<string, { resolve: FieldResolver }> } };
};

/** Returns a day from front matter in ISO form; YAML may have parsed it as a timestamp. */
export const isoDayOfDetail = (value: unknown): string =>
  (value instanceof Date ? value.toISOString() : String(value)).slice(0, 10);

/**
 * Reads the Markdown file `data/<folder>/<language>.md` in the page's language: its front matter, its HTML,
 * and a function that fills in the placeholders of a text.
 * @throws if there is no such file
 */
export async function readMarkdown<T>(folder: string, context: ResolverContext, info: MarkdownInfo) {
  const locale = languageOf(info);
  const path = folder.replace(/[^\w/.-]/g, "").replace(/[/.]/g, "\\$&");
  const query = { filter: { fileAbsolutePath: { regex: `/\\/data\\/${path}\\/${locale}\\.md$/` } } };
  const node = await context.nodeModel.findOne({ type: "MarkdownRemark", query });
  if (!node) throw new Error(`There is no data/${folder}/${locale}.md`);
  const render = info.schema.getType("MarkdownRemark").getFields().html?.resolve as FieldResolver;
  const fillIn = (text: string) => fill(text, locale, context);
  const rendered = withContactLinks(await render(node, {}, context, info), await valuesOf(context));
  const html = await fillIn(rendered);
  return { frontmatter: (node as SourceNode & { frontmatter: T }).frontmatter, html, fillIn };
}
