import { withoutSeparators } from "./without-separators";

const digitsOf = (text: string): number[] => [...text].map(Number);

/**
 * Reports whether a string is a valid Turkish tax number (VKN): ten digits, including a check digit.
 * @example isTaxNumber("1234567890") // true
 */
export function isTaxNumber(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  const digits = digitsOf(text);
  const sum = digits.slice(0, 9).reduce((total, digit, index) => {
    const shifted = (digit + 9 - index) % 10;
    const powered = (shifted * 2 ** (9 - index)) % 9;
    return total + (shifted !== 0 && powered === 0 ? 9 : powered);
  }, 0);
  return (10 - (sum % 10)) % 10 === digits[9];
}

/**
 * Reports whether a string is a valid Turkish national identity number: eleven digits, not starting with 0,
 * including two check digits. Sole proprietors use it as their tax number.
 * @example isIdentityNumber("10000000146") // true
 */
export function isIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = digitsOf(text);
  const sumAt = (indexes: number[]) => indexes.reduce((total, index) => total + (digits[index] ?? 0), 0);
  const odd = sumAt([0, 2, 4, 6, 8]);
  const even = sumAt([1, 3, 5, 7]);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return digits[9] === tenth && digits[10] === (odd + even + tenth) % 10;
}

/**
 * Returns only the digits of a tax or identity number written with a label or separators, as in documents.
 * @example taxDigits("VKN: 123 456 7890") // "1234567890"
 */
export const taxDigits = (text: string): string => withoutSeparators(text).replace(/^[\p{L}:]+(?=\d)/u, "");
