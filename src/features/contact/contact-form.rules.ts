import { bareEmail } from "@/forms/bare-email";
import type { Body } from "@/services/contract-types";
import { email, errorsOf, required, type EveryField, type FieldErrors } from "@/forms/validators";

export type ContactMessage = Body<"send-contact-message">;

type Department = ContactMessage["department"];

/** Departments in the contract, in the order of the form; sent verbatim (docs/product.md 3). */
export const departments = Object.keys({
  Support: true,
  Software: true,
  Sales: true,
} satisfies Record<Department, true>) as Department[]; // exactly the keys above

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

/** Field names in the order of the form. */
export const contactFields = Object.keys(emptyValues) as ContactField[]; // exactly the keys above

const departmentOf = (value: string) => departments.find((name) => name === value);

/**
 * Splits a full name into first and last name: the last word is the surname.
 * @example namePartsOf("Ayşe Nur Yılmaz") // { name: "Ayşe Nur", surname: "Yılmaz" }
 */
export function namePartsOf(fullName: string): { name: string; surname: string } {
  const words = fullName.split(/\s+/).filter(Boolean);
  const surname = words.length > 1 ? (words.pop() ?? "") : "";
  return { name: words.join(" "), surname };
}

/**
 * Returns the initial values: from the form's draft if available, otherwise from an unfinished sign-up.
 * @param kept draft texts keyed by field name
 * @param topics ids of the available topics; an old draft may contain a topic that no longer exists
 */
export function initialContactValues(
  kept: Record<string, string>,
  known: { name: string; email: string },
  topics: readonly string[] = [],
): ContactValues {
  const started = { ...emptyValues, ...namePartsOf(known.name), email: known.email };
  const entries = contactFields.map((field) => [field, kept[field] ?? started[field]]);
  const values = Object.fromEntries(entries) as ContactValues; // one entry per field
  return { ...values, topic: topics.includes(values.topic) ? values.topic : "" };
}

/** Validates the form: all fields except the topic are required, and the email must be well-formed. */
export function validateContact(values: ContactValues): FieldErrors<ContactValues> {
  return errorsOf<ContactValues>({
    name: required(values.name),
    surname: required(values.surname),
    email: email(values.email),
    department: departmentOf(values.department) ? undefined : "required",
    message: required(values.message),
  });
}

/** Returns the payload of the contact call: values are trimmed, and empty optional fields are undefined. */
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
