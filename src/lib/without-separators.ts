/**
 * Matches separators between digits: whitespace, parentheses, full stops and middle dots, slashes, dashes,
 * and invisible characters.
 */
const separators = /[\s()./·\u2212\p{Pd}\p{Cf}]/gu;

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Converts a digit of any script to ASCII. Each script's digits are contiguous in Unicode. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

/**
 * Normalises a number: removes separators and invisible characters, and converts digits of other scripts to
 * ASCII.
 * @example withoutSeparators("\u202a(0555) 123\u201145\u201367\u202c") // "05551234567"
 * @example withoutSeparators("٠٥٥٥") // "0555"
 */
export const withoutSeparators = (text: string): string =>
  text.replace(separators, "").replace(/(?![0-9])\p{Nd}/gu, latinDigit);
