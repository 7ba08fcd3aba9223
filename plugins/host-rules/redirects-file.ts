import { defaultLocale } from "../../src/config/languages";
import { languageFacts } from "../../src/config/language-facts";
import { localeOfPath } from "../../src/lib/locale-path";
import { filesOf, notFoundAddresses, pagesOf, type HostingRules, type Redirect } from "./hosting-rules";

/** The default language's prefix, which no page uses. */
const unprefixed = [`/${defaultLocale} / 301`, `/${defaultLocale}/* /:splat 301`];

type Move = Pick<Redirect, "from" | "to">;

/** Redirects from addresses below the default language's prefix, which would otherwise take two redirects. */
const prefixed = (moves: readonly Redirect[]): Redirect[] =>
  moves
    .filter(({ from }) => localeOfPath(from) === defaultLocale)
    .map((move) => ({ ...move, from: `/${defaultLocale}${move.from}` }));

/**
 * Redirects from upper-case addresses, because hosts that read this file match case-sensitively. The
 * not-found page redirects other spellings.
 */
function inCapitals(moves: readonly Move[]): Redirect[] {
  const known = new Set(moves.map(({ from }) => from));
  return moves.flatMap(({ from, to }) => {
    const [, prefix = "", bare = ""] = /^(\/[a-z]{2}(?=\/))?\/(.*?)\/?$/.exec(from) ?? [];
    known.add(`${prefix}/${bare}`);
    const spellings = [bare.toUpperCase(), bare.replace(/^[a-z]/, (letter) => letter.toUpperCase())];
    return spellings.flatMap((spelling) => {
      const spelled = `${prefix}/${spelling}`;
      if (bare === "" || known.has(spelled)) return [];
      known.add(spelled);
      return [{ from: spelled, to, status: 301 }];
    });
  });
}

/** Returns the usual spellings of a language's prefix: "/en/", "/EN/", "/en-US/". */
const spellingsOf = (prefix: string): string[] => [
  prefix,
  prefix.toUpperCase(),
  `/${languageFacts[localeOfPath(prefix)].network.replace("_", "-")}/`,
];

/**
 * Formats the rules as `_redirects` for Netlify and Cloudflare Pages, where the first matching line wins.
 * Client-only areas precede moved folders, because a host that ignores case would otherwise redirect
 * `/onboarding/…` endlessly. Cloudflare skips lines with the unsupported status 404, serves the nearest
 * `404.html` instead, and serves the addresses of the not-found pages with 200.
 */
export function redirectsFile(rules: HostingRules): string {
  const { redirects, rewrites, notFound } = rules;
  const isFolder = ({ from }: Move) => from.endsWith("/*");
  const folders = redirects.filter(isFolder);
  const exact = redirects.filter((move) => !isFolder(move));
  const own = [...pagesOf(rules), ...filesOf(rules)].map((address) => ({ from: address, to: address }));
  const lines = (moves: readonly Redirect[]) =>
    moves.map(({ from, to, status }) => `${from} ${to} ${status}`);
  const page = (file: string) => file.replace(/index\.html$/, "");
  return [
    "# Written by the build from the hosting rules: do not edit.",
    // Forced (`!`), because a file exists at the address.
    ...notFoundAddresses(rules).map((address) => `${address} ${address.replace(/\/$/, ".html")} 404!`),
    ...lines([...exact, ...inCapitals([...exact, ...own]), ...prefixed([...exact, ...folders])]),
    ...unprefixed,
    // Not …/index.html, which Cloudflare would treat as a redirect loop.
    ...rewrites.map(({ prefix, file }) => `${prefix}* ${page(file)} 200`),
    ...lines([...folders, ...inCapitals(folders)]),
    ...notFound
      .filter(({ prefix }) => prefix !== "/")
      .flatMap(({ prefix, file }) => spellingsOf(prefix).map((spelled) => `${spelled}* ${page(file)} 404`)),
    "",
  ].join("\n");
}
