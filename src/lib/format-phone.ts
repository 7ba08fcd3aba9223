/** Digits of a national number a group, by calling code; others are cut into threes. */
const groupings: Record<string, readonly number[]> = {
  "1": [3, 3, 4],
  "7": [3, 3, 2, 2],
  "31": [1, 4, 4],
  "33": [1, 2, 2, 2, 2],
  "39": [3, 3, 4],
  "44": [4, 6],
  "90": [3, 3, 2, 2],
  "966": [2, 3, 4],
  "971": [2, 3, 4],
  "994": [2, 3, 2, 2],
};

/** Calling codes of one and of two digits; all others have three (ITU-T E.164, list of assigned codes). */
const callingCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

function inGroups(digits: string, sizes: readonly number[]): string[] {
  const [size = 3, ...others] = sizes;
  // A last digit alone joins the group before it.
  if (digits.length <= size + 1) return [digits];
  return [digits.slice(0, size), ...inGroups(digits.slice(size), others)];
}

/**
 * A phone number as it is read in its country; what is no international number stays as it is.
 * @example formatPhone("+908500000001") // "+90 850 000 00 01"
 */
export function formatPhone(number: string): string {
  const compact = number.replace(/[\s()\-.]/g, "");
  const digits = /^\+(\d{8,15})$/.exec(compact)?.[1];
  const code = digits && callingCode.exec(digits)?.[0];
  if (!digits || !code) return number;
  const national = digits.slice(code.length);
  const sizes = groupings[code];
  // A length that the country's grouping does not fit is cut into threes.
  const isFitting = sizes?.reduce((sum, size) => sum + size, 0) === national.length;
  return [`+${code}`, ...inGroups(national, isFitting ? sizes : [])].join(" ");
}
