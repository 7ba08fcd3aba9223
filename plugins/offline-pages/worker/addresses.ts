import { locales } from "../../../src/config/languages";
import { pageOfTypedPath } from "../../../src/config/page-of-typed-path";
import { resolveAlias } from "../../../src/config/redirects";
import { localeOfPath, localizedPath, pathWithoutLocale } from "../../../src/lib/locale-path";
import { isOnboardingPath } from "../../../src/lib/addresses";
import { withSearch } from "../../../src/lib/with-search";

/** Reports whether a path belongs to the backend, whose responses are never cached. */
export const isBackend = (pathname: string): boolean => /^\/(site|sandbox)\//.test(pathname);

/** Reports whether a path is a file other than a page. */
export const isFile = (pathname: string): boolean => /\.(?!html$)\w+$/.test(pathname);

/** Returns the path of the HTML page for a path: all screens of the onboarding share one page. */
export function documentPath(pathname: string): string {
  const page = localizedPath(localeOfPath(pathname), "/onboarding/");
  const isScreen = pathname.startsWith(page) && resolveAlias(pathWithoutLocale(pathname)) === null;
  return isScreen ? page : pathname;
}

/** Pages shown instead of uncached ones when offline. */
export const offlinePages: readonly string[] = locales.flatMap((locale) =>
  ["/offline.html", "/onboarding-offline.html"].map((page) => localizedPath(locale, page)),
);

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Returns the offline page in the language of the URL. */
export const offlinePageFor = (pathname: string): string =>
  localizedPath(
    localeOfPath(pathname),
    isOnboardingPath(pathname) ? "/onboarding-offline.html" : "/offline.html",
  );

/**
 * Returns the redirect target of a non-canonical address: an alias, or a mistyped path. For `/`, which
 * detects the language, another language's home page if only that one exists.
 * @param isPage reports whether a path is that of a page
 * @returns path and query; null for a canonical or an unknown address
 * @example canonicalAddress({ pathname: "/Faq", search: "?a=1" }, () => true) // "/faq/?a=1"
 */
export function canonicalAddress(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  isPage: (pathname: string) => boolean,
): string | null {
  const homes = locales.map((locale) => localizedPath(locale, "/"));
  const home = pathname === "/" ? homes.find(isPage) : undefined;
  const page = home ?? pageOfTypedPath(decoded(pathname), isPage);
  return page === null || page === pathname ? null : withSearch(page, search);
}
