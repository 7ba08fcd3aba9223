import type { Verdict } from "./judge-links";
import { perText } from "./per-text";

/** UTF-8 that was read as Windows-1252 or Windows-1254 ("Ã¼" for "ü"), or letters that no encoding had. */
const damaged =
  /(?:Ã[\u0080-\u00bf¼¶§‡–œŸ]|Ä[±°Ÿ\u009e\u009f]|Å[Ÿž\u009e\u009f]|â€[™œ\u009d“”¦˜]?|â‚¬|Â[\u00a0-\u00bf]|√[ßº∂§±•ñ∫]|ƒ[±∞ü]|≈[üû]|\uFFFD)\S{0,8}/;

/** Turkish letters that Windows-1252 shows in their place: "Sipariþ", "Ýstanbul". No language of the site has them. */
const icelandic = /\S{0,12}[þÞýÝðÐ]\S{0,8}/;

/** A question mark inside a word, where a letter was that an encoding did not have: "S?pariş". */
const questioned = /(?<![\w/?=&.#])(?=\p{L}*\?\p{Ll})\p{L}{1,12}\?\p{Ll}{2,12}(?![=/&\w])/u;

/**
 * Characters that nobody sees and no text needs: without width, marks of the direction of writing, controls, halves of a pair, and
 * signs that only a font of Word has. Joiners stay, which emoji and some languages are written with.
 */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|(?![\n\r\t])\p{Cc}|\p{Cs}|\p{Co}/u;

/**
 * What copying or another encoding did to a text: letters it destroyed, or a character that nobody sees, which keeps a search from
 * its word.
 * @example damageIn("BÃ¼tÃ¼n mesajlar")?.values.found // "Ã¼tÃ¼n"
 */
export const damageIn = perText((text): (Verdict & { at: number }) | null => {
  // Most texts have none of their letters: expressions that begin with any letter are tried only then.
  const letters =
    damaged.exec(text) ??
    (/[þÞýÝðÐ]/.test(text) ? icelandic.exec(text) : null) ??
    (text.includes("?") ? questioned.exec(text) : null);
  if (letters) return { rule: "damaged-letters", values: { found: letters[0] }, at: letters.index };
  const hidden = invisible.exec(text);
  if (!hidden) return null;
  const code = (hidden[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return { rule: "invisible-character", values: { found: `U+${code}` }, at: hidden.index };
});

const turkishLetters = /[çğışöüÇĞİŞÖÜ]/;

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
  if (nameFields.test(field)) return false;
  const words = wordsOf(translation);
  if (words !== wordsOf(source)) return false;
  const count = words.split(" ").length;
  return turkishLetters.test(words) ? count > 1 : count > 3;
}
