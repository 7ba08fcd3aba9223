import { locales } from "../../src/config/languages";
import { localizedPath } from "../../src/lib/locale-path";
import { typedPath } from "../../src/lib/typed-path";
import { filesOf, pagesOf, type HostingRules } from "./hosting-rules";

const block = (head: string, lines: readonly string[]) =>
  [`${head} {`, ...lines.map((line) => `    ${line}`), "}"].join("\n");

/**
 * Patterns for the characters that src/lib/typed-path.ts ignores. Non-ASCII characters are written as bytes
 * or alternatives, because nginx compares bytes.
 */
const unseen = String.raw`\xC2[\xA0\xAD]|\xE2\x80[\x80-\x95\xA8-\xAF]|\xE2\x81[\x9F-\xAF]|\xE3\x80\x80|\xEF\xBB\xBF`;
const mark = String.raw`[-\s/.,:!?*|\\\\\"~_<>()[\]{}]|“|”|„|«|»|‹|›|…|${unseen}`;
const apostrophe = "['`&;]|’|‘|´";
const fileName = String.raw`(?:(?:(?<=/)index|/index)?\.(?:html?|php))?`;
const ending = `(?:${mark}|${apostrophe})*(?:(?:${apostrophe})[^/]*)?$`;

/** Pattern for the region in a language tag ("-us"). */
export const region = "(?:[-_][a-z][a-z])?";

/** Returns the addresses of pages and files, keyed by the `typedPath` of each of their names. */
function addressesOf(rules: HostingRules): Map<string, string> {
  const pages = pagesOf(rules);
  const named = rules.redirects.flatMap(({ from, to }) => {
    if (!from.endsWith("/*")) return [[from, to]];
    const [former, folder] = [from.slice(0, -1), to.replace(":splat", "")];
    return pages
      .filter((page) => page.startsWith(folder))
      .map((page) => [page.replace(folder, former), page]);
  });
  const own = [...filesOf(rules), ...pages].map((address) => [address, address]);
  return new Map([...named, ...own].map(([from = "", to = ""]) => [typedPath(from), to]));
}

/**
 * Returns maps from a path as people type it (src/lib/typed-path.ts) to the intended page: `$site_written` is
 * that page's address, or empty if the request already has it or matches no page; `$site_query` includes a
 * query typed without its question mark. nginx matches plain keys case-insensitively.
 */
export function nginxPages(rules: HostingRules): string[] {
  const homes = locales.map((locale) => localizedPath(locale, "/"));
  const rest = (name: string) => `(?:${mark})*+(?<${name}>.*?)${fileName}${ending}`;
  const bare = locales.map(
    (locale, at) =>
      `"~*^(?:${mark})+${locale}${region}(?=/|$)${rest(`rest_${locale}`)}" "${homes[at]}$rest_${locale}";`,
  );
  return [
    block("map $uri $site_bare", [...bare, `"~*^${rest("rest_bare")}" "/$rest_bare";`]),
    block(
      "map $site_bare $site_page",
      [...addressesOf(rules)].map(
        ([path, address]) => `"${homes.includes(path) ? path : path.replace(/\/$/, "")}" "${address}";`,
      ),
    ),
    block("map $request_uri $site_doubled", ['"~^[^?]*//" 1;']),
    // A request for a page's canonical address needs no redirect.
    block("map $site_doubled|$uri|$site_page $site_written", [
      String.raw`"~^\|(?<same>[^|]*)\|\k<same>$" "";`,
      "default $site_page;",
    ]),
    // From the undecoded address, whose line breaks are escaped.
    block("map $request_uri $site_typed_query", [
      String.raw`"~^[^?]*?(?:&|%26)(?:amp;)?(?<typed_query>[^/&=?]+=[^/?]*)(?:\?|$)" $typed_query;`,
    ]),
    block('map "$site_typed_query $args" $site_query', [
      String.raw`"~^(?<typed>\S+) (?<asked>\S+)$" $typed&$asked;`,
      "default $site_typed_query$args;",
    ]),
  ];
}
