import { locales } from "../../../src/config/languages";
import { pageOfWritten } from "../../../src/config/page-of-written";
import { resolveAlias } from "../../../src/config/redirects";
import { localeOfPath, localizedPath, pathWithoutLocale } from "../../../src/lib/locale-path";
import { isOnboardingPath } from "../../../src/lib/addresses";
import { withSearch } from "../../../src/lib/with-search";

/** Whether an address is the backend's, of which nothing is ever kept. */
export const isBackend = (pathname: string): boolean => /^\/(site|sandbox)\//.test(pathname);

/** Whether a path names a file that is no page. */
export const isFile = (pathname: string): boolean => /\.(?!html$)\w+$/.test(pathname);

/** The page that a path is answered with: one page serves every screen of the onboarding, and no query changes a page. */
export function documentPath(pathname: string): string {
  const bare = pathWithoutLocale(pathname);
  const isScreen = bare.startsWith("/onboarding/") && resolveAlias(bare) === null;
  return isScreen ? localizedPath(localeOfPath(pathname), "/onboarding/") : pathname;
}

/** Pages that stand for those that are not kept. */
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

/** The page that says what is possible without a network, in the language of the address. */
export const offlinePageFor = (pathname: string): string =>
  localizedPath(
    localeOfPath(pathname),
    isOnboardingPath(pathname) ? "/onboarding-offline.html" : "/offline.html",
  );

/**
 * Where a host would lead from an address that is not canonical: an alias, or one as people write it.
 * @param isPage whether a path is that of a page
 * @returns path and query; null for a canonical or an unknown address
 * @example canonicalAddress({ pathname: "/Faq", search: "?a=1" }, () => true) // "/faq/?a=1"
 */
export function canonicalAddress(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  isPage: (pathname: string) => boolean,
): string | null {
  const alias = resolveAlias(pathWithoutLocale(pathname));
  if (alias !== null) return localizedPath(localeOfPath(pathname), withSearch(alias, search));
  const page = pageOfWritten(decoded(pathname), isPage);
  return page === null ? null : withSearch(page, search);
}
