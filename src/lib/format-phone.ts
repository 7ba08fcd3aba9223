import { callingCodes } from "./calling-codes";

/** How a Turkish number is grouped behind its code. */
const turkish = /^90(\d{3})(\d{3})(\d{2})(\d{2})$/;

/**
 * An international number in groups that can be read; a text that is none stays as it is.
 * @example formatPhone("+908500000001") // "+90 850 000 00 01"
 */
export function formatPhone(text: string): string {
  const digits = /^\+(\d{7,15})$/.exec(text.replace(/[\s()-]/g, ""))?.[1];
  if (digits === undefined) return text;
  const groups = turkish.exec(digits);
  if (groups) return `+90 ${groups.slice(1).join(" ")}`;
  const code = callingCodes.find(({ callingCode }) => digits.startsWith(callingCode))?.callingCode ?? "";
  const rest = digits.slice(code.length).replace(/(\d{3})(?=\d{2})/g, "$1 ");
  return `+${code} ${rest}`.replace("+ ", "+");
}
