import fs from "node:fs";
import { defaultLocale, localeCookie, nextLocale, type Locale } from "../../src/config/languages";
import { languageFacts } from "../../src/config/language-facts";
import { localizedPath } from "../../src/lib/locale-path";
import { withColors } from "./palette";

type Strings = typeof import("../../locales/tr/offline.json");

/** Page that the service worker serves instead of uncached pages of the site or of the onboarding. */
export type OfflinePage = "offline" | "onboarding-offline";

const style = `
      body {
        margin: 0;
      }
      main {
        display: grid;
        box-sizing: border-box;
        min-height: 100dvh;
        place-content: center;
        justify-items: center;
        gap: 1rem;
        padding: 1.5rem;
        background: var(--color-ground-tint);
        color: var(--color-text);
        font: 1.0625rem/1.65 system-ui, sans-serif;
        text-align: center;
      }
      svg {
        width: min(20rem, 80vw);
      }
      h1 {
        margin: 0;
        color: var(--color-heading);
        font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem);
        line-height: 1.2;
      }
      p {
        max-width: 34rem;
        margin: 0;
      }
      nav {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 0.75rem;
      }
      a {
        display: inline-flex;
        align-items: center;
        min-height: 2.75rem;
        padding: 0.25rem 1.5rem;
        border-radius: 99rem;
        background: var(--color-action);
        color: var(--color-on-dark);
        font-weight: 700;
        text-decoration: none;
      }
      a + a {
        background: none;
        box-shadow: inset 0 0 0 1.5px var(--color-action);
        color: var(--color-action);
      }
      a:focus-visible {
        outline: 3px solid var(--color-heading);
        outline-offset: 3px;
      }
`;

const drawing = `
      <svg viewBox="0 0 320 120" fill="none" stroke-width="6" stroke-linecap="round" aria-hidden="true">
        <path d="M8 24c70 0 70 36 128 36" stroke="var(--color-highlight)" />
        <path d="M8 96c70 0 70-36 128-36" stroke="var(--color-accent)" />
        <path d="M8 60h140" stroke="var(--color-action)" />
        <path d="M196 60h116" stroke="var(--color-action)" stroke-dasharray="2 16" />
      </svg>`;

/** Returns a link to the page in the next language, for browsers that cached the site in that language only. */
function languageLink(locale: Locale): string {
  const other = nextLocale(locale);
  const root = localizedPath(other, "/");
  const path = `"${root}" + location.pathname.slice(${localizedPath(locale, "/").length})`;
  return `        <a href="${root}" hreflang="${other}" lang="${other}">${languageFacts[other].name}</a>
        <script>
          const link = document.querySelector("[hreflang]");
          Object.assign(link, { search: location.search, hash: location.hash, pathname: ${path} });
          link.onclick = () => void (document.cookie = "${localeCookie(other)}");
        </script>`;
}

/** Generates a self-contained page, since other files may be missing from the cache. */
export function offlinePage(page: OfflinePage, locale: Locale): string {
  const strings = JSON.parse(fs.readFileSync(`locales/${locale}/offline.json`, "utf8")) as Strings;
  const isOnboarding = page === "onboarding-offline";
  const link = (href: string, text: string) => `        <a href="${href}">${text}</a>`;
  const links = [
    link("", strings.retry),
    ...(isOnboarding ? [link(localizedPath(locale, "/pricing/"), strings.pricing)] : []),
    link(localizedPath(locale, "/"), strings.home),
    languageLink(locale),
  ];
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${strings.title}</title>
    <style>${withColors(style)}    </style>
  </head>
  <body data-offline-page>
    <main>${withColors(drawing)}
      <h1>${strings.heading}</h1>
      <p>${strings[isOnboarding ? "onboarding-text" : "text"]}</p>
      <nav>
${links.join("\n")}
      </nav>
    </main>
  </body>
</html>
`;
}

/** Returns the path of the page in `static/`. */
export const offlineFile = (page: OfflinePage, locale: Locale): string =>
  `static/${locale === defaultLocale ? "" : `${locale}/`}${page}.html`;
