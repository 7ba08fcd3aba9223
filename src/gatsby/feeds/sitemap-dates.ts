import { localizedPath } from "../../lib/locale-path";
import { locales } from "../../config/languages";

/** Dated content, as returned by the sitemap's query. */
export type DatedContent = {
  allPressItem: { nodes: { slug: string; date: string; updated?: string | null }[] };
  allMarkdownRemark: {
    nodes: { fileAbsolutePath: string | null; frontmatter: { effectiveDate: string | null } | null }[];
  };
};

/** Selection of dated content in the sitemap's query. */
export const datedContent = /* GraphQL */ `
  allPressItem(sort: { date: DESC }) {
    nodes {
      slug
      date(formatString: "YYYY-MM-DD")
      updated(formatString: "YYYY-MM-DD")
    }
  }
  allMarkdownRemark {
    nodes {
      fileAbsolutePath
      frontmatter {
        effectiveDate(formatString: "YYYY-MM-DD")
      }
    }
  }
`;

/**
 * Returns the last modification day by page path, for press articles, the press page (its newest item's day)
 * and legal texts. Other pages have no date.
 */
export function datesOfPages({ allPressItem, allMarkdownRemark }: DatedContent): Map<string, string> {
  const dates = new Map<string, string>();
  const changed = allPressItem.nodes.map(({ slug, date, updated }) => ({ slug, date: updated ?? date }));
  const newest = changed.map(({ date }) => date).sort((a, b) => b.localeCompare(a))[0];
  for (const locale of locales) {
    if (newest) dates.set(localizedPath(locale, "/press/"), newest);
    for (const { slug, date } of changed) dates.set(localizedPath(locale, `/press/${slug}/`), date);
    for (const { fileAbsolutePath, frontmatter } of allMarkdownRemark.nodes) {
      const [, id] = new RegExp(`/data/legal/([^/]+)/${locale}\\.md$`).exec(fileAbsolutePath ?? "") ?? [];
      if (id && frontmatter?.effectiveDate)
        dates.set(localizedPath(locale, `/${id}/`), frontmatter.effectiveDate);
    }
  }
  return dates;
}
