import { hasUnseenCharacter, hasVisibleText } from "@/lib/visible-text";
import { bareEmail } from "./bare-email";

/** Validation error: a key of `errors` in the `forms` namespace. */
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
 * Matches a single email address: local part, @, and a dotted domain whose last label has at least two letters,
 * or is an internationalised label as Chromium encodes it (RFC 3492). Allows combining marks, which some
 * scripts need.
 */
const emailPattern =
  /^[^\s@,;:<>()[\]\\"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+(?:\p{L}[\p{L}\p{M}]+|[xX][nN]--[a-zA-Z0-9-]*[a-zA-Z0-9])$/u;

/**
 * Returns `required` for a string without visible characters: empty, spaces, or invisible characters
 * (docs/product.md 5).
 */
export function required(value: string): ErrorKey | undefined {
  return hasVisibleText(value) ? undefined : "required";
}

/**
 * Validates the email address in a string (`bareEmail`): returns `required` or `email`, or undefined if it is
 * valid.
 */
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

/** Returns `consent` for an unchecked required box. */
export function consent(isTicked: boolean): ErrorKey | undefined {
  return isTicked ? undefined : "consent";
}

/** Returns a validator that limits the length of the trimmed text. */
export const atMost =
  (characters: number) =>
  (value: string): ErrorKey | undefined =>
    value.trim().length > characters ? "too-long" : undefined;

/** Omits fields without an error, so that a valid form yields an empty object. */
export function errorsOf<Values>(checked: Record<string, ErrorKey | undefined>): FieldErrors<Values> {
  const errors = Object.entries(checked).filter(([, error]) => error !== undefined);
  return Object.fromEntries(errors) as FieldErrors<Values>; // keys are the caller's field names
}

/** Payload type in which every field is present; optional fields may be undefined. */
export type EveryField<Payload> = { [Field in keyof Required<Payload>]: Payload[Field] };
