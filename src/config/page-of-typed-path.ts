import { localeOfPath, localizedPath, pathWithoutLocale } from "../lib/locale-path";
import { typedPath, typedSearch } from "../lib/typed-path";
import { withSearch } from "../lib/with-search";
import { fileAliases, localizedFile } from "./file-aliases";
import { aliases, folderAliases, type Alias } from "./redirects";

const byTypedPath = (table: readonly Alias[]) => new Map(table.map(({ from, to }) => [typedPath(from), to]));

const pages = byTypedPath(aliases);
const folders = byTypedPath(folderAliases);
const files = byTypedPath(fileAliases);

/** Returns the target of an alias in any spelling. */
function resolveTypedAlias(written: string): string | undefined {
  const locale = localeOfPath(written);
  const bare = pathWithoutLocale(written);
  const file = files.get(bare);
  if (file) return localizedFile(locale, file);
  const [from = "", to] = [...folders].find(([folder]) => bare.startsWith(folder)) ?? [];
  const page = pages.get(bare) ?? (to && `${to}/${bare.slice(from.length)}`);
  return page && localizedPath(locale, page);
}

/**
 * Returns the address of the page or file that a typed path refers to (`typedPath`), including aliases; null
 * if the path is already that address or matches no page.
 * @param path decoded
 * @param isPage reports whether a path is that of a page
 * @example pageOfTypedPath("/tr/Pricing.", () => true) // "/pricing/"
 */
export function pageOfTypedPath(path: string, isPage: (path: string) => boolean): string | null {
  const written = typedPath(path);
  const page = resolveTypedAlias(written) ?? (isPage(written) ? written : path);
  return page === path ? null : withSearch(page, typedSearch(path));
}
