import site from "../../data/site.json";

/**
 * The name of a shop where its whole address may stand: scheme, "www.", store domain, port and path go. What is no such address
 * stays as it is, but for a scheme and what follows its host.
 * @param storeDomain domain under which shops live, without scheme (data/site.json)
 * @example shopLabel("https://papatya.shops.example/", "shops.example") // "papatya"
 */
export function shopLabel(text: string, storeDomain: string = site.storeDomain): string {
  const address = text.trim();
  const bare = address.replace(/^(?:https?:)?\/\//i, "");
  const host = /^[^/?#:]*/.exec(bare)?.[0].replace(/\.$/, "") ?? "";
  const end = `.${storeDomain}`;
  if (host.slice(-end.length).toLowerCase() === end)
    return host.slice(0, -end.length).replace(/^www\.(?=.)/i, "");
  return bare === address ? address : host;
}
