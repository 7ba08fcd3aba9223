import type { CallingCode, PhoneNumber } from "@/lib/calling-codes";
import { hasVisibleText } from "@/lib/visible-text";
import { withoutSeparators } from "@/lib/without-separators";
import type { ErrorKey } from "./validators";
import { withoutOrnaments } from "./without-ornaments";

/** Maximum number of digits in a national number (docs/product.md 5). */
export const maximumNationalDigits = 11;

/** Matches the characters allowed in a phone number. */
export const phoneCharacters = /^[\p{Nd}\s()+\-./]$/u;

const internationalPrefix = /^(?:\+|00)/;

/**
 * Matches a label, scheme or WhatsApp link before a number ("Tel: …", `tel:…`, `wa.me/…`), and an extension
 * or query after it (RFC 3966, 5.3).
 */
const label =
  /^(?:(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)|[\p{L}\s./-]+:|(?:\s*(?:tel(?:efon)?|phone|mob[iİ]le?|gsm|cep|whatsapp|wp|faks|fax|no|[tmpgf])(?!\p{L})[./]?)+)/iu;
const extension = /\s*\(?(?:;|[,#?&]|\b(?:ext(?:ension)?|dah(?:[iİ]l[iİ])?|pbx|x)(?!\p{L})\.?|x(?=\d)).*$/iu;

/** Obsolete or domestic-only prefixes by country, with their replacements, if any. */
const formerPrefixes: Record<string, [RegExp, string?]> = {
  AR: [/^(11|[23]\d{2,3})15(?=\d{6,8}$)/, "9$1"], // domestic call to a mobile number
  BR: [/^(?:1[245]|2[1-35]|31|4[13]|[56]5|99)(?=[1-9]\d{9,10}$)/], // long-distance carrier code
  BY: [/^8?0?(?=\d{9}$)/],
  CO: [/^0?[3579]?(?=[36]\d{9}$)/],
  LT: [/^8(?=\d{8}$)/],
  MX: [/^(?:0?1|04[45])(?=[2-9]\d{9}$)/], // abolished in 2019
  TM: [/^8(?=\d{8}$)/],
  UA: [/^80?(?=\d{9}$)/],
};

/** Removes the label, the extension and the separators from a number. */
const compactNumber = (text: string): string =>
  withoutSeparators(withoutOrnaments(text).replace(label, "").replace(extension, ""));

/**
 * Returns the text that follows a number and is not sent with it, such as an extension or a second number;
 * undefined if it has no letters or digits.
 * @example afterNumber("0212 555 12 34 (dahili 12)") // "(dahili 12)"
 */
export function afterNumber(text: string): string | undefined {
  const rest = extension.exec(withoutOrnaments(text).replace(label, ""))?.[0].trim();
  return rest && /[\p{L}\p{Nd}]/u.test(rest) ? rest : undefined;
}

/**
 * Returns the significant digits, without separators and without a pasted country code or trunk prefix.
 * Returns undefined if the text is not a number, or is another country's number.
 * @example nationalDigits({ country: "TR", callingCode: "90", trunkPrefix: "0", national: "+90 (0555) 123 45 67" }) // "5551234567"
 */
export function nationalDigits({
  country,
  callingCode,
  trunkPrefix,
  national,
}: PhoneNumber): string | undefined {
  const compact = compactNumber(national);
  const isInternational = internationalPrefix.test(compact);
  let digits = compact.replace(internationalPrefix, "");
  if (!/^\d*$/.test(digits)) return undefined;
  if (isInternational && !digits.startsWith(callingCode)) return undefined;
  if (isInternational || (digits.length > maximumNationalDigits && digits.startsWith(callingCode))) {
    digits = digits.slice(callingCode.length);
  }
  // A number may itself start with 1 or 8, so these trunk prefixes are removed only before ten further
  // digits.
  const isTrunk = trunkPrefix.startsWith("0") || digits.length === 11;
  if (isTrunk && digits.startsWith(trunkPrefix)) digits = digits.slice(trunkPrefix.length);
  const [former, instead = ""] = formerPrefixes[country] ?? [];
  return former ? digits.replace(former, instead) : digits;
}

/**
 * Matches a Turkish national number: ten digits, or the seven digits of a company number without an area
 * code.
 */
const turkishNumber = /^(?:\d{10}|444\d{4})$/;

/** Validates a phone number: returns `required`, `phone` or `phone-long`, or undefined if it is valid. */
export function phoneNumber(phone: PhoneNumber): ErrorKey | undefined {
  if (!hasVisibleText(phone.national)) return "required";
  const digits = nationalDigits(phone);
  if (digits === undefined) return "phone";
  if (digits.length > maximumNationalDigits || digits.length + phone.callingCode.length > 15)
    return "phone-long";
  const isPossible = phone.country === "TR" ? turkishNumber.test(digits) : digits.length >= 4;
  return isPossible ? undefined : "phone";
}

/**
 * Formats the number for sending (ITU-T E.164).
 * @example toE164({ country: "TR", callingCode: "90", trunkPrefix: "0", national: "0555 123 45 67" }) // "+905551234567"
 */
export const toE164 = (phone: PhoneNumber): string => `+${phone.callingCode}${nationalDigits(phone) ?? ""}`;

/**
 * Returns the country of a number pasted with its country code; undefined without such a code, or if the
 * country is already selected.
 */
export function countryOfPasted(
  text: string,
  present: CallingCode,
  codes: readonly CallingCode[],
): CallingCode | undefined {
  const compact = compactNumber(text);
  const digits = compact.replace(internationalPrefix, "");
  if (digits === compact || digits.startsWith(present.callingCode)) return undefined;
  return mainCountryOf(digits, codes);
}

/**
 * Returns the country whose calling code a number starts with; if several share it, the main or first one.
 */
export function mainCountryOf(digits: string, codes: readonly CallingCode[]): CallingCode | undefined {
  const fitting = codes.filter(({ callingCode }) => digits.startsWith(callingCode));
  return fitting.find(({ country }) => mainCountries.includes(country)) ?? fitting[0];
}

/** Main countries among those that share a calling code. */
const mainCountries = ["US", "GB", "RU", "IT", "FR", "NO", "FI", "AU", "MA"];
