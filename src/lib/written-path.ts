import { locales } from "../config/languages";
import { localizedPath } from "./locale-path";

/** Marks that a sentence, a bracket or a quote leaves behind an address, blanks, what is not seen, and slashes. */
const marksBehind = /[\s\p{Cf}/.,;:!?*&|\\'"`´’‘“”„«»‹›…<>()[\]{}]+$/u;

/** A Turkish ending behind an apostrophe ("/pricing'e"), or a query that lost its question mark ("/pricing/&utm_source=mail"). */
const endingBehind = /['’‘`´&;][^/]*$/u;

const prefix = new RegExp(`^/(${locales.join("|")})(?:[-_][a-z]{2})?(?=/|$)`);

/**
 * The path that is meant by one as people write it: in small letters, with single slashes and one at its end, without the marks and
 * endings of the sentence around it, the name of its file, the region of a language or the prefix of the default language.
 * @param path decoded
 * @example writtenPath("/tr//PRICING.") // "/pricing/"
 */
export function writtenPath(path: string): string {
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
