import type { Locale } from "../src/config/languages";
import type { components } from "../src/services/generated/contract";
import { textsIn } from "./messages";

/**
 * Control, direction and zero-width characters, and lone surrogates; tabs are allowed, since text pasted from
 * a table contains them.
 */
const invisibleCharacters = /[^\P{Cc}\t]|[\p{Cf}\p{Cs}\u2028\u2029]/u;

type FieldText = keyof ReturnType<typeof textsIn>["fields"];
type Schemas = components["schemas"];
/** Names of all fields in the public forms. */
type FormFields =
  | keyof Schemas["ContactMessage"]
  | keyof Schemas["CustomerInformation"]
  | keyof Schemas["NewsletterSubscription"];

/** Messages for invalid values in all fields of the public forms, and in some other fields. */
const misfits: Record<FormFields, FieldText> & Partial<Record<string, FieldText>> = {
  email: "email",
  mail: "email",
  dealer_code: "wrong",
  newsletter: "wrong",
  phone_number: "phone_number",
  whatsapp_number: "phone_number",
  privacy_policy: "consent",
  pdpa: "consent",
  consent: "consent",
  name: "empty",
  surname: "empty",
  company: "empty",
  message: "empty",
  department: "department",
  topic: "topic",
  sub_domain: "sub_domain",
  taxnumber: "taxnumber",
};

function textOf(field: string, keyword: string, value: unknown): FieldText {
  if (keyword === "additionalProperties") return "unknown";
  if (keyword === "maxLength") return "tooLong";
  if (value === undefined || (typeof value === "string" && value.trim() === "")) return "empty";
  if (typeof value === "string" && invisibleCharacters.test(value)) return "invisible";
  return misfits[field] ?? "wrong";
}

/** Returns the error message of a field for the violated schema keyword and the current value. */
export const fieldMessage = (field: string, keyword: string, value: unknown, locale: Locale): string =>
  textsIn(locale).fields[textOf(field, keyword, value)];
