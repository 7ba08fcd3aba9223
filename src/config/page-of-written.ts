import { localeOfPath, localizedPath, pathWithoutLocale } from "../lib/locale-path";
import { writtenPath } from "../lib/written-path";
import { aliases } from "./redirects";

/** Aliases by their small letters, but for those whose small letters are an address of their own. */
const smallAliases = new Map(
  aliases
    .filter(({ from, to }) => `${from.toLowerCase()}/` !== to)
    .map((alias) => [`${alias.from.toLowerCase()}/`, alias.to]),
);

/**
 * The address of the page that is meant by a path as people write it (`writtenPath`), aliases included; null where it is that path
 * itself, or no page.
 * @param path decoded
 * @param isPage whether a path is that of a page
 * @example pageOfWritten("/tr/Pricing.", () => true) // "/pricing/"
 */
export function pageOfWritten(path: string, isPage: (path: string) => boolean): string | null {
  const written = writtenPath(path);
  const alias = smallAliases.get(pathWithoutLocale(written));
  if (alias) return localizedPath(localeOfPath(written), alias);
  return written !== path && isPage(written) ? written : null;
}
