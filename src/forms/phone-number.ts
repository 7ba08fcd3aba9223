import type { CallingCode, PhoneNumber } from "@/lib/calling-codes";
import { hasVisibleText } from "@/lib/visible-text";
import { withoutSeparators } from "@/lib/without-separators";
import type { ErrorKey } from "./validators";
import { withoutOrnaments } from "./without-ornaments";

/** Most digits a national number may have (docs/product.md 5). */
export const maximumNationalDigits = 11;

/** Characters a visitor may type into a phone number. */
export const phoneCharacters = /^[\p{Nd}\s()+\-./]$/u;

const internationalPrefix = /^(?:\+|00)/;

/** A label or scheme before a number ("Tel: …", `tel:…`), and an extension after it (RFC 3966, 5.3). */
const label =
  /^(?:[\p{L}\s./-]+:|(?:\s*(?:tel(?:efon)?|phone|mob[iİ]le?|gsm|cep|whatsapp|wp|faks|fax|no|[tmpgf])(?!\p{L})[./]?)+)/iu;
const extension = /\s*\(?(?:;|[,#]|\b(?:ext(?:ension)?|dah(?:[iİ]l[iİ])?|pbx|x)(?!\p{L})\.?|x(?=\d)).*$/iu;

/** Prefixes that were dialled before a number, or still are inside the country, and are no part of it: what stands in their place. */
const formerPrefixes: Record<string, [RegExp, string?]> = {
  AR: [/^(11|[23]\d{2,3})15(?=\d{6,8}$)/, "9$1"], // a mobile number dialled inside the country
  BR: [/^(?:1[245]|2[1-35]|31|4[13]|[56]5|99)(?=[1-9]\d{9,10}$)/], // a long-distance company
  BY: [/^8?0?(?=\d{9}$)/],
  CO: [/^0?[3579]?(?=[36]\d{9}$)/],
  LT: [/^8(?=\d{8}$)/],
  MX: [/^(?:0?1|04[45])(?=[2-9]\d{9}$)/], // abolished in 2019
  UA: [/^80?(?=\d{9}$)/],
};

/** A number as it is dialled: without its label, its extension and what separates its digits. */
const compactNumber = (text: string): string =>
  withoutSeparators(withoutOrnaments(text).replace(label, "").replace(extension, ""));

/**
 * What follows a number and is not sent with it, such as an extension or a second number; undefined where it has no letter or digit.
 * @example afterNumber("0212 555 12 34 (dahili 12)") // "(dahili 12)"
 */
export function afterNumber(text: string): string | undefined {
  const rest = extension.exec(withoutOrnaments(text).replace(label, ""))?.[0].trim();
  return rest && /[\p{L}\p{Nd}]/u.test(rest) ? rest : undefined;
}

/**
 * The digits that count: without separators, and without a pasted country or trunk code.
 * Undefined where the text is no number, or one of another country.
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
  // A trunk prefix of 1 or 8 may also begin a number, and only counts as one before ten further digits.
  const isTrunk = trunkPrefix.startsWith("0") || digits.length === 11;
  if (isTrunk && digits.startsWith(trunkPrefix)) digits = digits.slice(trunkPrefix.length);
  const [former, instead = ""] = formerPrefixes[country] ?? [];
  return former ? digits.replace(former, instead) : digits;
}

/** Ten digits, or the seven of a company's number without an area code. */
const turkishNumber = /^(?:\d{10}|444\d{4})$/;

/** Judges a phone number: `required`, `phone`, `phone-long`, or nothing. */
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
 * The number as it is sent (ITU-T E.164).
 * @example toE164({ country: "TR", callingCode: "90", trunkPrefix: "0", national: "0555 123 45 67" }) // "+905551234567"
 */
export const toE164 = (phone: PhoneNumber): string => `+${phone.callingCode}${nationalDigits(phone) ?? ""}`;

/**
 * The country of a number pasted with its country code; undefined where there is no such code or it is the present country's.
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

/** The country whose code a number's digits begin with. Of several that share it, the one that gave it its name, else the first. */
export function mainCountryOf(digits: string, codes: readonly CallingCode[]): CallingCode | undefined {
  const fitting = codes.filter(({ callingCode }) => digits.startsWith(callingCode));
  return fitting.find(({ country }) => mainCountries.includes(country)) ?? fitting[0];
}

/** The countries that gave a shared calling code its name. */
const mainCountries = ["US", "GB", "RU", "IT", "FR", "NO", "FI", "AU", "MA"];
