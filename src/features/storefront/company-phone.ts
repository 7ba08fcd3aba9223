import { callingCodes, type PhoneNumber } from "@/lib/calling-codes";
import { afterNumber, mainCountryOf, nationalDigits, phoneNumber, toE164 } from "@/forms/phone-number";
import type { ErrorKey } from "@/forms/validators";
import { initialPhone } from "@/state/initial-state";

/** Phone number fields of the company form. */
export const phoneFields = ["phone", "mobile_phone", "fax"] as const;
export type PhoneFieldName = (typeof phoneFields)[number];

export const isPhoneField = (field: string): field is PhoneFieldName =>
  phoneFields.some((own) => own === field);

export const optionalPhone = (phone: PhoneNumber): ErrorKey | undefined =>
  phone.national.trim() === "" ? undefined : phoneNumber(phone);

/**
 * Formats a phone number for sending and storing (ITU-T E.164); an incomplete one keeps the typed digits after its calling code.
 * @example textOfPhone({ country: "TR", callingCode: "90", trunkPrefix: "0", national: "0532 123 45 67" }) // "+905321234567"
 */
export function textOfPhone(phone: PhoneNumber): string {
  const national = phone.national.trim();
  if (national === "") return "";
  return nationalDigits(phone) ? toE164(phone) : `+${phone.callingCode} ${national}`;
}

/** Formats a phone number for the draft, including an extension, which the form reports as an error. */
export const draftOfPhone = (phone: PhoneNumber): string =>
  [textOfPhone(phone), nationalDigits(phone) && afterNumber(phone.national)].filter(Boolean).join(" ");

/** Parses a sent or stored phone number; numbers without a calling code count as Turkish. */
export function phoneOfText(text: string): PhoneNumber {
  const digits = text.replace(/^\+/, "");
  const code = text.startsWith("+") && mainCountryOf(digits, callingCodes);
  if (!code) return { ...initialPhone, national: text };
  return { ...code, national: digits.slice(code.callingCode.length).trim() };
}
