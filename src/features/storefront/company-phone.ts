import { callingCodes, type PhoneNumber } from "@/lib/calling-codes";
import { afterNumber, mainCountryOf, nationalDigits, phoneNumber, toE164 } from "@/forms/phone-number";
import type { ErrorKey } from "@/forms/validators";
import { initialPhone } from "@/state/initial-state";

/** The fields of the company form that hold a phone number. */
export const phoneFields = ["phone", "mobile_phone", "fax"] as const;
export type PhoneFieldName = (typeof phoneFields)[number];

/** Tells whether a field holds a phone number. */
export const isPhoneField = (field: string): field is PhoneFieldName =>
  phoneFields.some((own) => own === field);

/** Judges a phone number that may stay empty. */
export const optionalPhone = (phone: PhoneNumber): ErrorKey | undefined =>
  phone.national.trim() === "" ? undefined : phoneNumber(phone);

/**
 * The text a phone number is sent and stored as (ITU-T E.164); one that is not finished keeps what was typed behind its code.
 * @example textOfPhone({ country: "TR", callingCode: "90", trunkPrefix: "0", national: "0532 123 45 67" }) // "+905321234567"
 */
export function textOfPhone(phone: PhoneNumber): string {
  const national = phone.national.trim();
  if (national === "") return "";
  return nationalDigits(phone) ? toE164(phone) : `+${phone.callingCode} ${national}`;
}

/** The text a phone number is kept as while the form is not sent: an extension, of which the form asks, stays with it. */
export const draftOfPhone = (phone: PhoneNumber): string =>
  [textOfPhone(phone), nationalDigits(phone) && afterNumber(phone.national)].filter(Boolean).join(" ");

/** The phone number that a sent or stored text stands for; without a country's code it is a Turkish one. */
export function phoneOfText(text: string): PhoneNumber {
  const digits = text.replace(/^\+/, "");
  const code = text.startsWith("+") && mainCountryOf(digits, callingCodes);
  if (!code) return { ...initialPhone, national: text };
  return { ...code, national: digits.slice(code.callingCode.length).trim() };
}
