/**
 * Masks a tax or identity number except for the last three digits, which let its owner recognise it.
 * @example maskedNumber("1234567890") // "*******890"
 */
export const maskedNumber = (number: string): string => number.slice(-3).padStart(number.length, "*");
