import { bareEmail } from "@/forms/bare-email";
import type { Body } from "@/services/contract-types";
import { email, errorsOf, required, type EveryField, type FieldErrors } from "@/forms/validators";

/** Payload of the contact call. */
export type ContactMessage = Body<"send-contact-message">;

type Department = ContactMessage["department"];

/** The contract's departments in the order of the form; sent exactly so (docs/product.md 3). */
export const departments = Object.keys({
  Support: true,
  Software: true,
  Sales: true,
} satisfies Record<Department, true>) as Department[]; // the keys above

type ContactField = keyof ContactMessage;

export type ContactValues = Record<ContactField, string>;

const emptyValues: ContactValues = {
  name: "",
  surname: "",
  email: "",
  department: "",
  topic: "",
  message: "",
};

/** Fields by name, in the order of the form. */
export const contactFields = Object.keys(emptyValues) as ContactField[]; // the keys above

const departmentOf = (value: string) => departments.find((name) => name === value);

/**
 * A full name as first and last name: the last word is the surname.
 * @example namePartsOf("Ayşe Nur Yılmaz") // { name: "Ayşe Nur", surname: "Yılmaz" }
 */
export function namePartsOf(fullName: string): { name: string; surname: string } {
  const words = fullName.split(/\s+/).filter(Boolean);
  const surname = words.length > 1 ? (words.pop() ?? "") : "";
  return { name: words.join(" "), surname };
}

/**
 * What the form starts with: what was typed here before, else what the visitor already typed into a sign-up form.
 * @param kept texts by field name, from a draft
 * @param topics ids that can be chosen; a draft may name one of another day
 */
export function initialContactValues(
  kept: Record<string, string>,
  known: { name: string; email: string },
  topics: readonly string[] = [],
): ContactValues {
  const started = { ...emptyValues, ...namePartsOf(known.name), email: known.email };
  const entries = contactFields.map((field) => [field, kept[field] ?? started[field]]);
  const values = Object.fromEntries(entries) as ContactValues; // one entry a field
  return { ...values, topic: topics.includes(values.topic) ? values.topic : "" };
}

/** Validates the form: every field but the topic is required, the email well-formed. */
export function validateContact(values: ContactValues): FieldErrors<ContactValues> {
  return errorsOf<ContactValues>({
    name: required(values.name),
    surname: required(values.surname),
    email: email(values.email),
    department: departmentOf(values.department) ? undefined : "required",
    message: required(values.message),
  });
}

/** The payload of the contact call: trimmed; an optional field that is empty is undefined. */
export function toContactMessage(values: ContactValues): EveryField<ContactMessage> {
  return {
    name: values.name.trim(),
    surname: values.surname.trim(),
    email: bareEmail(values.email),
    department: values.department as Department, // validated
    topic: values.topic || undefined,
    message: values.message.trim(),
  };
}
