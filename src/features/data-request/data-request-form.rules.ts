import { email, errorsOf, required, type ErrorKey, type FieldErrors } from "@/forms/validators";
import { isIdentityNumber } from "@/lib/tax-number";
import { withoutSeparators } from "@/lib/without-separators";

/** Kind of applicant: the law asks citizens and foreigners for different numbers. */
export const persons = ["citizen", "foreigner"] as const;

/** What may be asked for: the rights of Article 11 of Law 6698 in its order, and what else one may want. */
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

/** Where the answer is to go. */
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

/** An empty form; most applicants are citizens. */
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
  required(value) ?? (isIdentityNumber(withoutSeparators(value)) ? undefined : "identity-number");

/** At least a calling code or area code and a number; who writes to us knows their own number's form. */
const phoneNumber = (value: string): ErrorKey | undefined =>
  value.trim() === "" || /^\+?\d{6,17}$/.test(withoutSeparators(value)) ? undefined : "phone";

/** Validates the form. Email and phone are named only where there are any; an answer by e-mail needs an address. */
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
