import { localeOfPath, localizedPath, pathWithoutLocale } from "../lib/locale-path";
import { typedPath } from "../lib/typed-path";
import { aliases } from "./redirects";

/** Aliases by their lower-case form, except those whose lower-case form is itself an address. */
const smallAliases = new Map(
  aliases
    .filter(({ from, to }) => `${from.toLowerCase()}/` !== to)
    .map((alias) => [`${alias.from.toLowerCase()}/`, alias.to]),
);

/**
 * Returns the address of the page intended by a path as people type it (`typedPath`), aliases included;
 * null if the path is already that address, or matches no page.
 * @param path decoded
 * @param isPage reports whether a path is that of a page
 * @example pageOfTypedPath("/tr/Pricing.", () => true) // "/pricing/"
 */
export function pageOfTypedPath(path: string, isPage: (path: string) => boolean): string | null {
  const written = typedPath(path);
  const alias = smallAliases.get(pathWithoutLocale(written));
  if (alias) return localizedPath(localeOfPath(written), alias);
  return written !== path && isPage(written) ? written : null;
}
