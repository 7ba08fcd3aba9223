import { locales } from "../config/languages";
import { localizedPath } from "./locale-path";

/** Matches trailing punctuation, brackets, quotes, spaces, invisible characters and slashes. */
const marksBehind = /[\s\p{Cf}/.,;:!?*&|\\'"`´’‘“”„«»‹›…<>()[\]{}]+$/u;

/**
 * Matches a Turkish suffix after an apostrophe ("/pricing'e"), or a query without its question mark
 * ("/pricing/&utm_source=mail").
 */
const endingBehind = /['’‘`´&;][^/]*$/u;

const prefix = new RegExp(`^/(${locales.join("|")})(?:[-_][a-z]{2})?(?=/|$)`);

/**
 * Normalises a path as people type it: lower case, single slashes, a trailing slash, and without surrounding
 * punctuation and suffixes, a file name, a language region or the prefix of the default language.
 * @param path decoded
 * @example typedPath("/tr//PRICING.") // "/pricing/"
 */
export function typedPath(path: string): string {
  const letters = path.replace(/[İI]/g, "i").toLowerCase().replace(/ı/g, "i");
  const bare = letters
    .replace(/\/{2,}/g, "/")
    .replace(endingBehind, "")
    .replace(marksBehind, "")
    .replace(/(?:\/index)?\.(?:html?|php)$/, "");
  const [named = "", language] = prefix.exec(bare) ?? [];
  const rest = bare.slice(named.length).replace(marksBehind, "");
  return localizedPath(locales.find((locale) => locale === language) ?? locales[0], `${rest}/`);
}
