import { bareEmail } from "@/forms/bare-email";
import { email, errorsOf, required, type FieldErrors } from "@/forms/validators";

/** The departments of the contact call, in the order of the form; sent exactly so (docs/product.md 3). */
export const departments = ["Support", "Software", "Sales"] as const;

export type Department = (typeof departments)[number];

export type ContactValues = Record<"name" | "surname" | "email" | "department" | "topic" | "message", string>;

/** Payload of the contact call; the topic goes along only when one was chosen. */
export type ContactMessage = Omit<ContactValues, "department" | "topic"> & {
  department: Department;
  topic?: string;
};

/** Fields by name, in the order of the form. */
export const contactFields = ["name", "surname", "email", "department", "topic", "message"] as const;

const isDepartment = (value: string): value is Department => departments.some((name) => name === value);

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
  const started = { ...namePartsOf(known.name), email: known.email, department: "", topic: "", message: "" };
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
    department: isDepartment(values.department) ? undefined : "required",
    message: required(values.message),
  });
}

/** The payload of the contact call: trimmed. */
export function toContactMessage(values: ContactValues): ContactMessage {
  return {
    name: values.name.trim(),
    surname: values.surname.trim(),
    email: bareEmail(values.email),
    department: values.department as Department, // the form's own judgement lets nothing else through
    ...(values.topic && { topic: values.topic }),
    message: values.message.trim(),
  };
}
