import type { Verdict } from "../finding";
import { perText } from "./per-text";

/**
 * UTF-8 that was read as another encoding ("Ã¼" for "ü"), letters that no encoding had, and Turkish ones that Windows-1252 shows
 * in their place: "Sipariþ", "Ýstanbul". No language of the site has them.
 */
const damaged =
  /(?:Ã[\u0080-\u00bf¼¶§‡–œŸ]|Ä[±°Ÿ\u009e\u009f]|Å[Ÿž\u009e\u009f]|â€[™œ\u009d“”¦˜]?|â‚¬|Â[\u00a0-\u00bf]|√[ßº∂§±•ñ∫]|ƒ[±∞ü]|≈[üû]|\uFFFD|[þÞýÝðÐ])\S{0,8}/;

/** A question mark inside a word, where a letter was that an encoding did not have: "S?pariş". */
const questioned = /(?<![\w/?=&.#])(?=\p{L}*\?\p{Ll})\p{L}{1,12}\?\p{Ll}{2,12}(?![=/&\w])/u;

/**
 * Characters that nobody sees and no text needs: without width, marks of the direction of writing, controls, halves of a pair, and
 * signs that only a font of Word has. Joiners stay, which emoji and some languages are written with.
 */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|(?![\n\r\t])\p{Cc}|\p{Cs}|\p{Co}/u;

/** The first such character of a text, or a blank that does not break, which JSON has only inside texts. */
export function invisibleIn(text: string): Verdict | null {
  const found = invisible.exec(text) ?? /^[\u00a0\u202f]/.exec(text);
  const code = found?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return found && { rule: "invisible-character", values: { found: `U+${code}` }, at: found.index };
}

/**
 * What copying or another encoding did to a text: letters it destroyed, or a character that nobody sees, which keeps a search from
 * its word.
 * @example damageIn("BÃ¼tÃ¼n mesajlar")?.values.found // "Ã¼tÃ¼n"
 */
export const damageIn = perText((text): Verdict | null => {
  // An expression that begins with any letter takes long.
  const letters = damaged.exec(text) ?? (text.includes("?") ? questioned.exec(text) : null);
  if (letters) return { rule: "damaged-letters", values: { found: letters[0] }, at: letters.index };
  return invisible.test(text) ? invisibleIn(text) : null;
});

/** A text without what a hurried hand changes: signs, blanks, case. Names in braces are no words. */
const wordsOf = perText((text) =>
  text
    .replace(/\{+[^{}]*\}+/g, " ")
    .replace(/[\p{P}\p{S}\s]+/gu, " ")
    .trim()
    .toLocaleLowerCase("tr"),
);

/** Keys of what may be called the same in every language. */
const nameFields = /^(?:name|source|value|sample|shop|city|author|network|nativeName|address)$/;

/**
 * Whether a translation is its Turkish source, but for signs and case. Names may be the same, and so may a word or two that
 * have no Turkish letters.
 * @param field the key of the text
 */
export function isCopy(source: string, translation: string, field = ""): boolean {
  const words = wordsOf(translation);
  if (nameFields.test(field) || words !== wordsOf(source)) return false;
  return words.split(" ").length > (/[çğışöü]/.test(words) ? 1 : 3);
}
