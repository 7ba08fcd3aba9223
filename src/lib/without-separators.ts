/** What stands between the digits of a number: blanks, brackets, dots, slashes, every dash, and marks that are not seen. */
const separators = /[\s()./\u2212\p{Pd}\p{Cf}]/gu;

/**
 * A number as it counts: without what its writer, a web page or a list of contacts puts between its digits or around it.
 * @example withoutSeparators("\u202a(0555) 123\u201145\u201367\u202c") // "05551234567"
 */
export const withoutSeparators = (text: string): string => text.replace(separators, "");
