/** Files whose items fields refer to by their slug, by the string format of such a field in `data/schema/`. */
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
 * The name of a link of `data/site.json` that an address refers to, or null for an ordinary address.
 * @example siteLinkName("site:login") // "login"
 */
export const siteLinkName = (href: string): string | null =>
  href.startsWith(scheme) ? href.slice(scheme.length) : null;
