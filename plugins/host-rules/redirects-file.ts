import { defaultLocale } from "../../src/config/languages";
import { notFoundAddresses, pagesOf, type HostingRules } from "./hosting-rules";

/** The default language's own prefix, which no page has. */
const unprefixed = [`/${defaultLocale} / 301`, `/${defaultLocale}/* /:splat 301`];

/** Pages in capitals: hosts that read this file know no address by its letters alone. The not-found page leads on from all others. */
const inCapitals = (rules: HostingRules): string[] =>
  pagesOf(rules).flatMap((page) => {
    const [, prefix = "", bare = ""] = /^(\/[a-z]{2})?(?=\/)\/(.*)\/$/.exec(page) ?? [];
    const spellings = new Set([bare.toUpperCase(), bare.replace(/^[a-z]/, (letter) => letter.toUpperCase())]);
    const known = new Set(rules.redirects.map(({ from }) => from));
    return [...spellings]
      .map((spelling) => `${prefix}/${spelling}`)
      .filter((from) => bare !== "" && `${from}/` !== page && !known.has(from))
      .map((from) => `${from} ${page} 301`);
  });

/**
 * `_redirects` for Netlify and Cloudflare Pages: the first line that matches wins. The client-only areas stand before the
 * folders that moved, since a host that ignores case would send `/onboarding/…` round in circles otherwise. Cloudflare
 * does not know the status 404 and skips those lines: there the nearest `404.html` above an address answers, and the addresses
 * of these pages answer with 200.
 */
export function redirectsFile(rules: HostingRules): string {
  const { redirects, rewrites, notFound } = rules;
  const isFolder = (from: string) => from.endsWith("/*");
  const moved = (folders: boolean) =>
    redirects
      .filter(({ from }) => isFolder(from) === folders)
      .map(({ from, to, status }) => `${from} ${to} ${status}`);
  const page = (file: string) => file.replace(/index\.html$/, "");
  return [
    "# Written by the build from the hosting rules: do not edit.",
    // Forced: a file is there.
    ...notFoundAddresses(rules).map((address) => `${address} ${address.replace(/\/$/, ".html")} 404!`),
    ...moved(false),
    ...inCapitals(rules),
    ...unprefixed,
    // Not …/index.html, which Cloudflare would take for a circle.
    ...rewrites.map(({ prefix, file }) => `${prefix}* ${page(file)} 200`),
    ...moved(true),
    ...notFound
      .filter(({ prefix }) => prefix !== "/")
      .map(({ prefix, file }) => `${prefix}* ${page(file)} 404`),
    "",
  ].join("\n");
}
