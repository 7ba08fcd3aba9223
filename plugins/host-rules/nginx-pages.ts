import { defaultLocale, locales } from "../../src/config/languages";
import { pagesOf, type HostingRules } from "./hosting-rules";

const block = (head: string, lines: readonly string[]) =>
  [`${head} {`, ...lines.map((line) => `    ${line}`), "}"].join("\n");

/** What src/lib/written-path.ts leaves out behind a path; letters beyond ASCII as bytes or an alternative each, since nginx compares bytes. */
const unseen = String.raw`\xC2[\xA0\xAD]|\xE2\x80[\x80-\x8F\xA8-\xAF]|\xE2\x81[\x9F-\xAF]|\xE3\x80\x80|\xEF\xBB\xBF`;
const marksBehind =
  String.raw`(?:[\s/.,;:!?*&|\\'\"` + "`" + String.raw`<>()[\]{}]|´|‘|’|“|”|„|«|»|‹|›|…|${unseen})*`;
const endingBehind = "(?:(?:['`&;]|’|‘|´)[^/]*)?";
const fileName = String.raw`(?:(?:/index)?\.(?:html?|php))?`;
const region = "(?:[-_][a-z][a-z])?";

/**
 * Maps from a path as people write it (src/lib/written-path.ts) to the page that is meant: `$site_written` is that page's address, or
 * empty where the request has it already or means no page. nginx compares plain keys without regard to case.
 */
export function nginxPages(rules: HostingRules): string[] {
  const rest = (name: string) => `(?<${name}>(?:/.*?)??)${fileName}${marksBehind}${endingBehind}$`;
  const bare = locales.map((locale) => {
    const prefix = locale === defaultLocale ? "" : `/${locale}`;
    return `"~*^/${locale}${region}(?=/|$)${rest(`rest_${locale}`)}" "${prefix}$rest_${locale}";`;
  });
  return [
    // The home page's path is empty here: what no expression fits, such as a line break, must not be it.
    block("map $uri $site_bare", ["default none;", ...bare, `"~*^${rest("rest_bare")}" "$rest_bare";`]),
    block(
      "map $site_bare $site_page",
      pagesOf(rules).map((page) => `"${page.replace(/\/$/, "")}" "${page}";`),
    ),
    block("map $request_uri $site_doubled", ['"~^[^?]*//" 1;']),
    // A page whose address is asked for as it is needs no redirect.
    block("map $site_doubled|$uri|$site_page $site_written", [
      String.raw`"~^\|(?<same>[^|]*)\|\k<same>$" "";`,
      "default $site_page;",
    ]),
  ];
}
