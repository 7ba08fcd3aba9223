/**
 * A tax or identity number of which only the last three digits are kept, by which its owner recognises it.
 * @example maskedNumber("1234567890") // "*******890"
 */
export const maskedNumber = (number: string): string => number.slice(-3).padStart(number.length, "*");
