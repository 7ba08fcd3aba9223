import { defaultLocale } from "../../src/config/languages";
import { notFoundAddresses, pagesOf, type HostingRules } from "./hosting-rules";

/** The default language's prefix, which no page uses. */
const unprefixed = [`/${defaultLocale} / 301`, `/${defaultLocale}/* /:splat 301`];

/**
 * Redirects from upper-case addresses, because hosts that read this file match case-sensitively. The
 * not-found page redirects other spellings.
 */
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
 * Formats the rules as `_redirects` for Netlify and Cloudflare Pages, where the first matching line wins.
 * Client-only areas precede moved folders, because a host that ignores case would otherwise redirect
 * `/onboarding/…` endlessly. Cloudflare skips lines with the unsupported status 404, serves the nearest
 * `404.html` instead, and serves the addresses of the not-found pages with 200.
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
    // Forced (`!`), because a file exists at the address.
    ...notFoundAddresses(rules).map((address) => `${address} ${address.replace(/\/$/, ".html")} 404!`),
    ...moved(false),
    ...inCapitals(rules),
    ...unprefixed,
    // Not …/index.html, which Cloudflare would treat as a redirect loop.
    ...rewrites.map(({ prefix, file }) => `${prefix}* ${page(file)} 200`),
    ...moved(true),
    ...notFound
      .filter(({ prefix }) => prefix !== "/")
      .map(({ prefix, file }) => `${prefix}* ${page(file)} 404`),
    "",
  ].join("\n");
}
