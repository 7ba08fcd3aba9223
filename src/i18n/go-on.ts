import { navigate } from "gatsby";
import { localeOfPath, localizedPath, pathWithoutLocale } from "@/lib/locale-path";

const pageOf = (pathname: string) => pathWithoutLocale(pathname).replace(/\/$/, "");

/**
 * Navigates to a path in the current language, unless the visitor has already left the page.
 * @param from pathname of the page that navigates
 * @param path without language prefix
 */
export function goOn(from: string, path: string): void {
  const { pathname } = window.location;
  if (pageOf(pathname) === pageOf(from)) void navigate(localizedPath(localeOfPath(pathname), path));
}
