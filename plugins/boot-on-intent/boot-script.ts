import { localeCookie } from "../../src/config/languages";
import { movedSections } from "../../src/config/redirects";
import { hasThirdParties } from "../../src/config/third-parties";
import { localeOfPath, localizedPath } from "../../src/lib/locale-path";
import { contentOf, tag, type HtmlPage, type Match } from "../shared/html-page";

/**
 * Gatsby's comment markers around the framework's scripts. An incremental build reinserts the scripts into
 * every page, including those finished by an earlier build, so the replacement script is placed between the
 * same markers.
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
/** CSS selector for the script in a built page that replaces the framework's scripts. */
const finishedScript = tag("script", { "data-page": /^\// });

export type BootScript = {
  /** Source of the inline script; `BOOT` is replaced with the data that all pages share. */
  template: string;
  /** URL of the script that contains the chunk mapping. */
  mapping: string;
  /** Query parameters that only the framework handles. */
  parameters: readonly string[];
  /** Path of the page in Gatsby's page data. */
  pagePath: string;
  /** URLs to prefetch during idle time, besides the framework's scripts. */
  ahead: readonly string[];
};

/** Serialises the redirects for moved sections as pairs of a fragment and its new address. */
function movedOn(pagePath: string): string {
  const locale = localeOfPath(pagePath);
  const moved = movedSections
    .map(({ from, to }) => [...from.split("#"), localizedPath(locale, to)] as const)
    .filter(([page]) => localizedPath(locale, page) === pagePath)
    .map(([, fragment, to]) => `${fragment} ${to}`);
  return moved.length > 0 ? ` data-moved="${moved.join(" ")}"` : "";
}

/**
 * Replaces the framework's script tags in a page with a script that loads them on the first sign of intent.
 * Leaves pages that already have that script unchanged.
 * @throws if the page has neither, or lacks data that Gatsby's runtime needs
 */
export function deferFramework(
  page: HtmlPage,
  { template, mapping, parameters, pagePath, ahead }: BootScript,
) {
  const part = page.between(scriptsStart, scriptsEnd);
  if (!part) throw page.unexpected("without the marks around the framework's scripts");
  const [first, ...others] = part;
  if (first && others.length === 0 && finishedScript(first)) return;

  const tags = part.filter(frameworkScript).map((element) => element.attribs.src ?? "");
  if (tags.length === 0) throw page.unexpected("without the framework's scripts");
  page.only("the chunk list", chunkMapping);
  const hash = contentOf(page.only("the hash of the compilation", compilationHash));
  const scripts = [mapping, ...tags];
  const boot = JSON.stringify({
    scripts,
    cookie: localeCookie("*"),
    parameters,
    ...(hasThirdParties && { isAsking: true }),
  });
  const script = `${hash}${template.replace("BOOT", () => boot)}`;
  page.replaceBetween(
    scriptsStart,
    scriptsEnd,
    `<script data-page="${pagePath}" data-ahead="${ahead.join(" ")}"${movedOn(pagePath)}>${script}</script>`,
  );
  // The inline script sets the page path, and adds the manifest after the page is rendered: otherwise
  // browsers would fetch the manifest and one of its icons before first paint. Pages finished by an earlier
  // build have neither element.
  for (const element of [...page.all(pagePathScript), ...page.all(tag("link", { rel: "manifest" }))])
    page.remove(element);
}

/**
 * Replaces the inlined map of chunks with a tag for a script that contains it, in a page that keeps the
 * framework's script tags. The map is only used to prefetch links, and such a page (the onboarding) has few
 * links.
 * @throws if the page has no map of chunks
 */
export function replaceChunkList(page: HtmlPage, script: string): void {
  page.replaceContent(page.only("the chunk list", chunkMapping), `window.___chunkMapping={};${script}`);
}
