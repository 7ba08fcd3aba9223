/** Sizes of the digit groups in a national number, by calling code; by default, groups of three. */
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

/** Matches calling codes of one or two digits; others have three (ITU-T E.164, list of assigned codes). */
const callingCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

function inGroups(digits: string, sizes: readonly number[]): string[] {
  const [size = 3, ...others] = sizes;
  // A single remaining digit is added to the last group.
  if (digits.length <= size + 1) return [digits];
  return [digits.slice(0, size), ...inGroups(digits.slice(size), others)];
}

/**
 * Formats a phone number with its country's digit groups; returns other text unchanged.
 * @example formatPhone("+908500000001") // "+90 850 000 00 01"
 */
export function formatPhone(number: string): string {
  const compact = number.replace(/[\s()\-.]/g, "");
  const digits = /^\+(\d{8,15})$/.exec(compact)?.[1];
  const code = digits && callingCode.exec(digits)?.[0];
  if (!digits || !code) return number;
  const national = digits.slice(code.length);
  const sizes = groupings[code];
  // Numbers whose length does not fit the country's groups are split into threes.
  const isFitting = sizes?.reduce((sum, size) => sum + size, 0) === national.length;
  return [`+${code}`, ...inGroups(national, isFitting ? sizes : [])].join(" ");
}
