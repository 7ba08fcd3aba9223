import { defaultLocale, locales } from "../../src/config/languages";
import { pagesOf, type HostingRules } from "./hosting-rules";

const block = (head: string, lines: readonly string[]) =>
  [`${head} {`, ...lines.map((line) => `    ${line}`), "}"].join("\n");

/**
 * Pattern for trailing characters that src/lib/typed-path.ts ignores; non-ASCII letters are written as
 * bytes or as alternatives, because nginx compares bytes.
 */
const unseen = String.raw`\xC2[\xA0\xAD]|\xE2\x80[\x80-\x8F\xA8-\xAF]|\xE2\x81[\x9F-\xAF]|\xE3\x80\x80|\xEF\xBB\xBF`;
const marksBehind =
  String.raw`(?:[\s/.,;:!?*&|\\'\"` + "`" + String.raw`<>()[\]{}]|´|‘|’|“|”|„|«|»|‹|›|…|${unseen})*`;
const endingBehind = "(?:(?:['`&;]|’|‘|´)[^/]*)?";
const fileName = String.raw`(?:(?:/index)?\.(?:html?|php))?`;
const region = "(?:[-_][a-z][a-z])?";

/**
 * Returns maps from a path as people type it (src/lib/typed-path.ts) to the intended page: `$site_written`
 * is that page's address, or empty if the request already has it or matches no page. nginx matches plain keys
 * case-insensitively.
 */
export function nginxPages(rules: HostingRules): string[] {
  const rest = (name: string) => `(?<${name}>(?:/.*?)??)${fileName}${marksBehind}${endingBehind}$`;
  const bare = locales.map((locale) => {
    const prefix = locale === defaultLocale ? "" : `/${locale}`;
    return `"~*^/${locale}${region}(?=/|$)${rest(`rest_${locale}`)}" "${prefix}$rest_${locale}";`;
  });
  return [
    // The home page's path is empty here, so paths that match no expression, such as those with a line break,
    // must not be empty.
    block("map $uri $site_bare", ["default none;", ...bare, `"~*^${rest("rest_bare")}" "$rest_bare";`]),
    block(
      "map $site_bare $site_page",
      pagesOf(rules).map((page) => `"${page.replace(/\/$/, "")}" "${page}";`),
    ),
    block("map $request_uri $site_doubled", ['"~^[^?]*//" 1;']),
    // A request for a page's canonical address needs no redirect.
    block("map $site_doubled|$uri|$site_page $site_written", [
      String.raw`"~^\|(?<same>[^|]*)\|\k<same>$" "";`,
      "default $site_page;",
    ]),
  ];
}
