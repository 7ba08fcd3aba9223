import { singleNode, type ResolverContext } from "./resolver-context";

const scheme = "site:";

/**
 * The name of a link of `data/site.json` that an address refers to, or null for an ordinary address.
 * @example siteLinkName("site:login") // "login"
 */
export const siteLinkName = (href: string): string | null =>
  href.startsWith(scheme) ? href.slice(scheme.length) : null;

/** The address itself; `site:<name>` becomes that link of `data/site.json`, so that it is written only there. */
export async function resolveSiteLink(href: string, context: ResolverContext): Promise<string> {
  const name = siteLinkName(href);
  if (name === null) return href;
  const { links } = (await singleNode(context, "SiteFacts")) as unknown as { links: Record<string, string> };
  const link = links[name];
  if (!link) throw new Error(`data/site.json has no link "${name}"`);
  return link;
}
