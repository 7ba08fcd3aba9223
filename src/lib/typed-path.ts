import { languagePrefix, localeOfPath, localizedPath } from "./locale-path";

/** Punctuation, brackets, quotes, dashes, spaces, invisible characters and slashes around a path. */
const marks = String.raw`\s\p{Cf}\p{Pd}/.,:!?*|\\"“”„«»‹›…<>()[\]{}_~`;

/** Characters that separate a Turkish suffix from a path: "/pricing/’den" is "/pricing/", "/’den" is "/". */
const apostrophes = "'’‘`´&;";

const marksInFront = new RegExp(`^/[${marks}]+`, "u");
const marksBehind = new RegExp(`[${marks}${apostrophes}]+$`, "u");

/** Matches a Turkish suffix after an apostrophe ("/pricing'e"), or a query without its question mark. */
const endingBehind = new RegExp(`[${apostrophes}][^/]*$`);

/**
 * Normalises a path as people type it: lower case, single slashes, a trailing slash; without surrounding
 * punctuation, suffixes, a file name, a language region or the prefix of the default language.
 * @param path decoded
 * @example typedPath("/tr//PRICING.") // "/pricing/"
 */
export function typedPath(path: string): string {
  const letters = path.replace(/[İI]/g, "i").toLowerCase().replace(/ı/g, "i");
  const bare = letters
    .replace(/\/{2,}/g, "/")
    .replace(marksInFront, "/")
    .replace(endingBehind, "")
    .replace(marksBehind, "")
    .replace(/(?:\/index)?\.(?:html?|php)$/, "");
  const rest = bare.replace(languagePrefix, "").replace(marksInFront, "/").replace(marksBehind, "");
  return localizedPath(localeOfPath(bare), `${rest}/`);
}

/**
 * Returns the query of a path that was typed without its question mark.
 * @param path decoded
 * @example typedSearch("/pricing&utm_source=mail") // "?utm_source=mail"
 */
export function typedSearch(path: string): string {
  const [, query] = /&(?:amp;)?([^/&=]+=[^/]*)$/.exec(path) ?? [];
  return query === undefined ? "" : `?${query}`;
}
