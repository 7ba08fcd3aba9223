import { hasUnseenCharacter, hasVisibleText } from "@/lib/visible-text";
import { bareEmail } from "./bare-email";

/** What is wrong with a field: a key of `errors` in the namespace `forms`. */
export type ErrorKey =
  | "required"
  | "email"
  | "phone"
  | "phone-long"
  | "consent"
  | "sub-domain"
  | "sub-domain-length"
  | "sub-domain-reserved"
  | "tax-number"
  | "identity-number"
  | "too-long";

export type FieldErrors<Values> = Partial<Record<keyof Values & string, ErrorKey>>;

/**
 * One address: a local part, an @, and a dotted domain whose last label has at least two letters, or is one of another script as
 * Chromium writes it (RFC 3492). Letters of some scripts come with marks.
 */
const emailPattern =
  /^[^\s@,;:<>()[\]\\"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+(?:\p{L}[\p{L}\p{M}]+|[xX][nN]--[a-zA-Z0-9-]*[a-zA-Z0-9])$/u;

/** The key `required` for text in which nothing is seen: empty, blanks, or characters without a shape (docs/product.md 5). */
export function required(value: string): ErrorKey | undefined {
  return hasVisibleText(value) ? undefined : "required";
}

/** Validates the e-mail address in a text (`bareEmail`): `required`, `email`, or nothing. */
export function email(value: string): ErrorKey | undefined {
  const address = bareEmail(value);
  const isWellFormed =
    address.length <= 254 &&
    emailPattern.test(address) &&
    !hasUnseenCharacter(address) &&
    !address.includes("..") &&
    !/^\.|\.@/.test(address);
  return required(value) ?? (isWellFormed ? undefined : "email");
}

/** The key `consent` for an unticked box that has to be ticked. */
export function consent(isTicked: boolean): ErrorKey | undefined {
  return isTicked ? undefined : "consent";
}

/** Judges the length of a text after trimming: `too-long`, or nothing. */
export const atMost =
  (characters: number) =>
  (value: string): ErrorKey | undefined =>
    value.trim().length > characters ? "too-long" : undefined;

/** Leaves only what is wrong, so that a form without errors has an empty object. */
export function errorsOf<Values>(checked: Record<string, ErrorKey | undefined>): FieldErrors<Values> {
  const errors = Object.entries(checked).filter(([, error]) => error !== undefined);
  return Object.fromEntries(errors) as FieldErrors<Values>; // the keys are the caller's field names
}

/** A payload that names every field, optional ones too: one that is left empty is undefined. */
export type EveryField<Payload> = { [Field in keyof Required<Payload>]: Payload[Field] };
