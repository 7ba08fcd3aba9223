import { isWireId } from "@/lib/wire-id";
import type { Credentials } from "@/state/onboarding-state";

const prefix = "#r=";

/** Credentials that are written as they are, which keeps the code small; others are written as JSON. */
const plain = /^[\w-]{1,200}$/;
const maxLength = 2_000;

/** The separator of id and hash written as they are: no character of either. */
const separator = ".";

const isPlain = (value: unknown): value is string => typeof value === "string" && plain.test(value);

const toBinary = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));
const fromBinary = (binary: string) =>
  new TextDecoder("utf-8", { fatal: true }).decode(
    Uint8Array.from(binary, (character) => character.charCodeAt(0)),
  );

/**
 * The link that continues an onboarding on another device: its credentials in the fragment, which browsers send nowhere.
 * @param start address of the onboarding, without fragment
 */
export function resumeLink(start: string, { id, hash }: Credentials): string {
  const isShort = isPlain(id) && isPlain(hash);
  const encoded = btoa(isShort ? `${id}${separator}${hash}` : toBinary(JSON.stringify([id, hash])));
  return `${start}${prefix}${encoded.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** Tells whether an address's fragment is one of a resume link, right or wrong. */
export const isResumeFragment = (fragment: string): boolean => fragment.startsWith(prefix);

function credentialsIn(values: unknown): Credentials | null {
  if (!Array.isArray(values) || values.length !== 2) return null;
  const [id, hash] = values as unknown[];
  return isWireId(id) && isWireId(hash) ? { id, hash } : null;
}

/** The credentials in the fragment of a resume link; null where it is damaged or made up. */
export function credentialsOfFragment(fragment: string): Credentials | null {
  if (!isResumeFragment(fragment) || fragment.length > maxLength) return null;
  // What mail programs and trackers put behind an address, such as a full stop or `&utm_source=`, is none of it.
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
