import { email, errorsOf, required, type ErrorKey, type FieldErrors } from "@/forms/validators";
import { isIdentityNumber, taxDigits } from "@/lib/tax-number";
import { withoutSeparators } from "@/lib/without-separators";

/** Kinds of applicant: the law requires different identification numbers from citizens and foreigners. */
export const persons = ["citizen", "foreigner"] as const;

/** Topics of a request: the rights in Article 11 of Law 6698, in the order listed there, and a general option. */
export const subjects = [
  "whether",
  "information",
  "purpose",
  "recipients",
  "correction",
  "erasure",
  "notification",
  "objection",
  "damages",
  "other",
] as const;

/** Delivery methods for the response. */
export const replies = ["email", "post"] as const;

/** Fields in the order of the form (Communiqué on application procedures, Article 5). */
export const requestFields = [
  "name",
  "surname",
  "person",
  "identity_number",
  "nationality",
  "passport_number",
  "address",
  "email",
  "phone",
  "subject",
  "details",
  "reply",
] as const;

export type RequestField = (typeof requestFields)[number];
export type RequestValues = Record<RequestField, string>;

/** An empty form; defaults to citizen, the most frequent kind of applicant. */
export const emptyRequest: RequestValues = {
  name: "",
  surname: "",
  person: "citizen",
  identity_number: "",
  nationality: "",
  passport_number: "",
  address: "",
  email: "",
  phone: "",
  subject: "",
  details: "",
  reply: "",
};

const oneOf = (values: readonly string[], value: string): ErrorKey | undefined =>
  values.includes(value) ? undefined : "required";

const identityNumber = (value: string): ErrorKey | undefined =>
  required(value) ?? (isIdentityNumber(taxDigits(value)) ? undefined : "identity-number");

/** Accepts any number with a calling code or area code, since applicants know their own number's format. */
const phoneNumber = (value: string): ErrorKey | undefined =>
  value.trim() === "" || /^\+?\d{6,17}$/.test(withoutSeparators(value)) ? undefined : "phone";

/**
 * Validates the form. Email and phone are checked only if present; a response by email requires an address.
 */
export function validateRequest(values: RequestValues): FieldErrors<RequestValues> {
  const isForeigner = values.person === "foreigner";
  const hasEmail = values.email.trim() !== "" || values.reply === "email";
  return errorsOf<RequestValues>({
    name: required(values.name),
    surname: required(values.surname),
    person: oneOf(persons, values.person),
    identity_number: isForeigner ? undefined : identityNumber(values.identity_number),
    nationality: isForeigner ? required(values.nationality) : undefined,
    passport_number: isForeigner ? required(values.passport_number) : undefined,
    address: required(values.address),
    email: hasEmail ? email(values.email) : undefined,
    phone: phoneNumber(values.phone),
    subject: oneOf(subjects, values.subject),
    details: required(values.details),
    reply: oneOf(replies, values.reply),
  });
}
