import { localeCookieMaxAge, localeCookieName } from "../../src/config/languages";
import { movedSections } from "../../src/config/redirects";
import { hasThirdParties } from "../../src/config/third-parties";
import { localeOfPath, localizedPath } from "../../src/lib/locale-path";
import { contentOf, tag, type HtmlPage, type Match } from "../shared/html-page";

/** What remembers a chosen language; the asterisk stands for the language. */
const cookie = `${localeCookieName}=*;path=/;max-age=${localeCookieMaxAge};samesite=lax`;

/**
 * Gatsby's marks around the framework's scripts, which an incremental build puts into every page again, also into those that
 * an earlier build finished: what replaces the scripts stands between the same marks.
 */
const scriptsStart = 'slice-start id="_gatsby-scripts';
const scriptsEnd = 'slice-end id="_gatsby-scripts';

const frameworkScript: Match = tag("script", { src: /^\/[^"]+\.js$/ });
const inline =
  (pattern: RegExp): Match =>
  (element) =>
    element.name === "script" && element.attribs.src === undefined && pattern.test(contentOf(element));
const chunkMapping = tag("script", { id: "gatsby-chunk-mapping" });
const compilationHash = inline(/^window\.___webpackCompilationHash="[^"]*";$/);
const pagePathScript = inline(/window\.pagePath="[^"]*";/);
/** The script that a finished page has between the marks. */
const finishedScript = tag("script", { "data-page": /^\// });

export type BootScript = {
  /** The inline script, in which BOOT stands for the facts that all pages share. */
  template: string;
  /** Address of the script that says which files a component consists of. */
  mapping: string;
  /** Path under which Gatsby knows the page. */
  pagePath: string;
  /** What is prefetched at idle besides the framework's scripts. */
  ahead: readonly string[];
};

/** The attribute for sections of a page that have another address now: each fragment, then that address. */
function movedOn(pagePath: string): string {
  const locale = localeOfPath(pagePath);
  const moved = movedSections
    .map(({ from, to }) => [...from.split("#"), localizedPath(locale, to)] as const)
    .filter(([page]) => localizedPath(locale, page) === pagePath)
    .map(([, fragment, to]) => `${fragment} ${to}`);
  return moved.length > 0 ? ` data-moved="${moved.join(" ")}"` : "";
}

/**
 * Replaces the framework's script tags of a page by the script that loads them at the first sign of intent; a page that has that
 * script already stays as it is.
 * @throws when the page has neither, or lacks a fact that Gatsby gives its runtime
 */
export function deferFramework(page: HtmlPage, { template, mapping, pagePath, ahead }: BootScript) {
  const part = page.between(scriptsStart, scriptsEnd);
  if (!part) throw page.unexpected("without the marks around the framework's scripts");
  const [first, ...others] = part;
  if (first && others.length === 0 && finishedScript(first)) return;

  const tags = part.filter(frameworkScript).map((element) => element.attribs.src ?? "");
  if (tags.length === 0) throw page.unexpected("without the framework's scripts");
  page.only("the list of chunks", chunkMapping);
  const hash = contentOf(page.only("the hash of the compilation", compilationHash));
  const scripts = [mapping, ...tags];
  const boot = JSON.stringify({ scripts, cookie, ...(hasThirdParties && { isAsking: true }) });
  const script = `${hash}${template.replace("BOOT", () => boot)}`;
  page.replaceBetween(
    scriptsStart,
    scriptsEnd,
    `<script data-page="${pagePath}" data-ahead="${ahead.join(" ")}"${movedOn(pagePath)}>${script}</script>`,
  );
  // The inline script says the path and, once the page stands, adds the manifest: browsers fetch it, and an icon out of it,
  // before the first paint. A page that an earlier build finished has neither any more.
  for (const element of [...page.all(pagePathScript), ...page.all(tag("link", { rel: "manifest" }))])
    page.remove(element);
}

/**
 * Empties the list of all chunks on a page that keeps the framework's script tags: only what is fetched ahead for links is found in
 * it, and the onboarding has few that lead out of it.
 * @throws when the page has no such list
 */
export function emptyChunkList(page: HtmlPage): void {
  page.replaceContent(page.only("the list of chunks", chunkMapping), "window.___chunkMapping={}");
}
