import { withHeadingIds, type LegalSection } from "./legal-sections";
import { withCellLabels } from "./legal-tables";
import { readMarkdown, type MarkdownInfo } from "./markdown-file";
import type { ResolverContext } from "./resolver-context";

type Frontmatter = { title: string; version: string; effectiveDate: string; summary: string };

type LegalDocument = Frontmatter & { id: string; html: string; tableOfContents: LegalSection[] };

/** Names of keys are no words of the text's language (WCAG 2.2, criterion 3.1.2). */
const withCodeLanguage = (html: string) => html.replaceAll("<code>", '<code lang="en" translate="no">');

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
  info: MarkdownInfo,
): Promise<LegalDocument> {
  const { frontmatter, html, fillIn } = await readMarkdown<Frontmatter>(`legal/${id}`, context, info);
  const { html: linked, sections } = withHeadingIds(html);
  return {
    id,
    title: await fillIn(frontmatter.title),
    summary: await fillIn(frontmatter.summary),
    version: String(frontmatter.version),
    effectiveDate: isoDate(frontmatter.effectiveDate),
    html: withCodeLanguage(withCellLabels(linked)),
    tableOfContents: sections,
  };
}
