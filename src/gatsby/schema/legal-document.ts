import { withHeadingIds, type LegalSection } from "./legal-sections";
import { withCellLabels } from "./legal-tables";
import { isoDayOfDetail, readMarkdown, type MarkdownInfo } from "./markdown-file";
import type { ResolverContext } from "./resolver-context";
import { detailInStudio, htmlInStudio } from "./studio-marks";

type Frontmatter = { title: string; version: string; effectiveDate: string; summary: string };

type LegalDocument = Frontmatter & { id: string; html: string; tableOfContents: LegalSection[] };

/**
 * Adds a `lang` attribute to code, such as cookie names, because it is not in the text's language (WCAG 2.2,
 * criterion 3.1.2).
 */
const withCodeLanguage = (html: string) => html.replaceAll("<code>", '<code lang="en" translate="no">');

/**
 * Resolves `legalDocument(id, version)` to the Markdown file `data/legal/<id>/<language>.md` in the page's
 * language or, for a superseded version, `data/legal/<id>/former/<version>/<language>.md`.
 * @throws if there is no such document
 */
export async function resolveLegalDocument(
  _source: unknown,
  { id, version }: { id: string; version?: string | null },
  context: ResolverContext,
  info: MarkdownInfo,
): Promise<LegalDocument> {
  const folder = version ? `legal/${id}/former/${version}` : `legal/${id}`;
  const { frontmatter, html, fillIn } = await readMarkdown<Frontmatter>(folder, context, info);
  const { html: linked, sections } = withHeadingIds(html);
  const title = await fillIn(frontmatter.title);
  const shown = withCodeLanguage(withCellLabels(linked));
  return {
    id,
    // The studio edits only the version in force.
    title: version ? title : detailInStudio(title, folder, "title"),
    summary: await fillIn(frontmatter.summary),
    version: String(frontmatter.version),
    effectiveDate: isoDayOfDetail(frontmatter.effectiveDate),
    html: version ? shown : htmlInStudio(shown, folder),
    tableOfContents: sections,
  };
}
