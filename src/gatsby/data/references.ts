/**
 * Files whose items other fields refer to by slug, keyed by the string format of those fields in
 * `data/schema/`.
 */
export const slugFiles: Readonly<Record<string, string>> = {
  "faq-slug": "faq.json",
  "faq-category": "faq-categories.json",
  "reference-category": "reference-categories.json",
  "solution-group": "solution-groups.json",
  solution: "solutions.json",
  channel: "channels.json",
};

const scheme = "site:";

/**
 * Returns the name of a link in `data/site.json`, or null for an ordinary address.
 * @example siteLinkName("site:login") // "login"
 */
export const siteLinkName = (href: string): string | null =>
  href.startsWith(scheme) ? href.slice(scheme.length) : null;
