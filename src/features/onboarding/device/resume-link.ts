import { isWireId } from "@/lib/wire-id";
import type { Credentials } from "@/state/onboarding-state";

const prefix = "#r=";

/**
 * Matches credentials that are short and simple enough to include verbatim, which keeps the QR code small;
 * others are encoded as JSON.
 */
const plain = /^[\w-]{1,200}$/;
const maxLength = 2_000;

/** Separator between id and hash in verbatim credentials, which never contain it. */
const separator = ".";

const isPlain = (value: unknown): value is string => typeof value === "string" && plain.test(value);

const toBinary = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));
const fromBinary = (binary: string) =>
  new TextDecoder("utf-8", { fatal: true }).decode(
    Uint8Array.from(binary, (character) => character.charCodeAt(0)),
  );

/**
 * Returns the link for continuing an onboarding on another device. The credentials are in the fragment, which browsers never send.
 * @param start address of the onboarding, without fragment
 */
export function resumeLink(start: string, { id, hash }: Credentials): string {
  const isShort = isPlain(id) && isPlain(hash);
  const encoded = btoa(isShort ? `${id}${separator}${hash}` : toBinary(JSON.stringify([id, hash])));
  return `${start}${prefix}${encoded.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** Reports whether a fragment belongs to a resume link, valid or not. */
export const isResumeFragment = (fragment: string): boolean => fragment.startsWith(prefix);

function credentialsIn(values: unknown): Credentials | null {
  if (!Array.isArray(values) || values.length !== 2) return null;
  const [id, hash] = values as unknown[];
  return isWireId(id) && isWireId(hash) ? { id, hash } : null;
}

/** Parses the credentials in a resume link's fragment; null if it is damaged or invalid. */
export function credentialsOfFragment(fragment: string): Credentials | null {
  if (!isResumeFragment(fragment) || fragment.length > maxLength) return null;
  // Ignores anything that mail programs and trackers append to an address, such as a full stop or
  // `&utm_source=`.
  const [code = ""] = /^[\w-]*/.exec(fragment.slice(prefix.length)) ?? [];
  const encoded = code.replaceAll("-", "+").replaceAll("_", "/");
  try {
    const decoded = atob(encoded);
    if (decoded.startsWith("[")) return credentialsIn(JSON.parse(fromBinary(decoded)));
    const parts = decoded.split(separator);
    return parts.every(isPlain) ? credentialsIn(parts) : null;
  } catch {
    return null;
  }
}
