import type { FileError } from "../finding";
import { memoiseByText } from "./memoise-by-text";

/**
 * Matches characters that none of the site's languages use: "Ã¼" for "ü", replacement characters, "Sipariþ".
 */
const damaged =
  /(?:Ã[\u0080-\u00bf¼¶§‡–œŸ]|Ä[±°Ÿ\u009e\u009f]|Å[Ÿž\u009e\u009f]|â€[™œ\u009d“”¦˜]?|â‚¬|Â[\u00a0-\u00bf]|√[ßº∂§±•ñ∫]|ƒ[±∞ü]|≈[üû]|\uFFFD|[þÞýÝðÐ])\S{0,8}/;

/** Matches a question mark inside a word, the substitute for a letter that an encoding lacks: "S?pariş". */
const questioned = /(?<![\w/?=&.#])(?=\p{L}*\?\p{Ll})\p{L}{1,12}\?\p{Ll}{2,12}(?![=/&\w])/u;

/** Matches invisible characters except line breaks and joiners, which some languages and emoji use. */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|(?![\n\r\t])\p{Cc}|\p{Cs}|\p{Co}/u;

/** Finds the first invisible character or non-breaking space; JSON allows these only inside strings. */
export function invisibleIn(text: string): FileError | null {
  const found = invisible.exec(text) ?? /^[\u00a0\u202f]/.exec(text);
  const code = found?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return found && { rule: "invisible-character", values: { found: `U+${code}` }, at: found.index };
}

/** Finds damage from copying or wrong encodings: destroyed letters, or an invisible character. */
export const damageIn = memoiseByText((text): FileError | null => {
  // The expression is slow because it can start at any letter.
  const letters = damaged.exec(text) ?? (text.includes("?") ? questioned.exec(text) : null);
  if (letters) return { rule: "damaged-letters", values: { found: letters[0] }, at: letters.index };
  return invisible.test(text) ? invisibleIn(text) : null;
});

/** Returns a string's words for comparison: lower case, without punctuation, spaces or placeholders. */
const wordsOf = memoiseByText((text) =>
  text
    .replace(/\{+[^{}]*\}+/g, " ")
    .replace(/[\p{P}\p{S}\s]+/gu, " ")
    .trim()
    .toLocaleLowerCase("tr"),
);

/** Keys of fields that may have the same value in every language. */
const nameFields = /^(?:name|source|value|sample|shop|city|author|network|nativeName|address)$/;

/** Reports whether a translation equals its source; ignores names and very short texts. */
export function isCopy(source: string, translation: string, field = ""): boolean {
  const words = wordsOf(translation);
  if (nameFields.test(field) || words !== wordsOf(source)) return false;
  return words.split(" ").length > (/[çğışöü]/.test(words) ? 1 : 3);
}
