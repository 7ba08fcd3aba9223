import { navigate } from "gatsby";
import { localeOfPath, localizedPath, pathWithoutLocale } from "@/lib/locale-path";

const pageOf = (pathname: string) => pathWithoutLocale(pathname).replace(/\/$/, "");

/**
 * Leads on from a page, in the language in which it is shown by now. A visitor who has gone to another page meanwhile stays there.
 * @param from pathname of the page that leads on
 * @param path without language prefix
 */
export function goOn(from: string, path: string): void {
  const { pathname } = window.location;
  if (pageOf(pathname) === pageOf(from)) void navigate(localizedPath(localeOfPath(pathname), path));
}
