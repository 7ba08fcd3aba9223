/** UTF-8 that was read as Windows-1252 or Windows-1254 ("Ã¼" for "ü"), or letters that no encoding had. */
const damaged = /(?:Ã[\u0080-\u00bf¼¶§‡–œŸ]|Ä[±°Ÿ\u009e\u009f]|Å[Ÿž\u009e\u009f]|\uFFFD)[^\s]{0,8}/;

/**
 * Letters that an encoding destroyed, or null.
 * @example damagedLetters("BÃ¼tÃ¼n mesajlar") // "Ã¼tÃ¼n"
 */
export const damagedLetters = (text: string): string | null => damaged.exec(text)?.[0] ?? null;

const turkishLetters = /[çğışöüÇĞİŞÖÜ]/;

/** Whether a translation is its Turkish source; short texts, such as names, may be the same. */
export const isCopy = (source: string | undefined, translation: string): boolean =>
  source === translation && translation.length >= 40 && turkishLetters.test(translation);
