/** What stands between the digits of a number: blanks, brackets, dots of every height, slashes, every dash, and marks that are not seen. */
const separators = /[\s()./·\u2212\p{Pd}\p{Cf}]/gu;

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** A digit of any script in ours; Unicode has those of each from zero to nine, one after the other. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

/**
 * A number as it counts: without what its writer, a web page or a list of contacts puts between its digits or around it, and in our
 * digits where a keyboard has others.
 * @example withoutSeparators("\u202a(0555) 123\u201145\u201367\u202c") // "05551234567"
 * @example withoutSeparators("٠٥٥٥") // "0555"
 */
export const withoutSeparators = (text: string): string =>
  text.replace(separators, "").replace(/(?![0-9])\p{Nd}/gu, latinDigit);
