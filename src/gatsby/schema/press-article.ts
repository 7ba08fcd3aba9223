import { readMarkdown, type MarkdownInfo } from "./markdown-file";
import type { ResolverContext, SourceNode } from "./resolver-context";
import { detailInStudio, htmlInStudio } from "./studio-marks";

type Frontmatter = { title: string; lead: string };

type PressArticle = Frontmatter & { slug: string; html: string; item: SourceNode };

/**
 * Resolves `pressArticle(slug)`: the Markdown file `data/press/articles/<slug>/<language>.md` in the page's language.
 * @throws if there is no such article, or no press item with that slug
 */
export async function resolvePressArticle(
  _source: unknown,
  { slug }: { slug: string },
  context: ResolverContext,
  info: MarkdownInfo,
): Promise<PressArticle> {
  const folder = `press/articles/${slug}`;
  const { frontmatter, html, fillIn } = await readMarkdown<Frontmatter>(folder, context, info);
  const item = await context.nodeModel.findOne({
    type: "PressItem",
    query: { filter: { slug: { eq: slug } } },
  });
  if (!item) throw new Error(`There is no data/press/${slug}.json`);
  return {
    slug,
    item,
    title: detailInStudio(await fillIn(frontmatter.title), folder, "title"),
    lead: detailInStudio(await fillIn(frontmatter.lead), folder, "lead"),
    html: htmlInStudio(html, folder),
  };
}
