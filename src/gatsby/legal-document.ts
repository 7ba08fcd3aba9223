import { languageOf, fill } from "./localized";
import { withHeadingIds, type LegalSection } from "./legal-sections";
import type { ResolverContext, SourceNode } from "./resolver-context";

type Frontmatter = { title: string; version: string; effectiveDate: string; summary: string };

type LegalDocument = Frontmatter & { id: string; html: string; tableOfContents: LegalSection[] };

type FieldResolver = (source: unknown, args: object, context: unknown, info: unknown) => Promise<string>;

type LegalInfo = Parameters<typeof languageOf>[0] & {
  schema: { getType(name: string): { getFields(): Record<string, { resolve: FieldResolver }> } };
};

const isoDate = (value: unknown) =>
  (value instanceof Date ? value.toISOString() : String(value)).slice(0, 10);

/**
 * Resolves `legalDocument(id)`: the Markdown file `data/legal/<id>/<language>.md` in the page's language.
 * @throws when there is no such document
 */
export async function resolveLegalDocument(
  _source: unknown,
  { id }: { id: string },
  context: ResolverContext,
  info: LegalInfo,
): Promise<LegalDocument> {
  const locale = languageOf(info);
  const regex = `/\\/data\\/legal\\/${id.replace(/[^\w-]/g, "")}\\/${locale}\\.md$/`;
  const query = { filter: { fileAbsolutePath: { regex } } };
  const node = await context.nodeModel.findOne({ type: "MarkdownRemark", query });
  if (!node) throw new Error(`There is no data/legal/${id}/${locale}.md`);
  const render = info.schema.getType("MarkdownRemark").getFields().html?.resolve as FieldResolver;
  const html = await fill(await render(node, {}, context, info), locale, context);
  const { html: linked, sections } = withHeadingIds(html);
  const { title, version, summary, effectiveDate } = (node as SourceNode & { frontmatter: Frontmatter })
    .frontmatter;
  return {
    id,
    title: await fill(title, locale, context),
    summary: await fill(summary, locale, context),
    version: String(version),
    effectiveDate: isoDate(effectiveDate),
    html: linked,
    tableOfContents: sections,
  };
}
