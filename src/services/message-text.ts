import { hasVisibleText } from "@/lib/visible-text";

const maxLength = 300;
/** Maximum number of characters that are processed before truncation. */
const maxRead = 4 * maxLength;
/**
 * Matches whitespace, invisible characters and direction overrides, except joiners, which emoji and some
 * scripts need.
 */
const unseen = /[\s\p{Cc}\p{Cs}\u200B\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]+/gu;
const looksLikeMarkup = /<[a-z!/?][^<>]*>/i;

/**
 * Returns the visible characters of a string on one line; may be empty.
 * @example seenText(" Ay\u202eşe\n👩\u200d💻 ") // "Ay şe 👩\u200d💻"
 */
export function seenText(text: string): string {
  const seen = text.replace(unseen, " ").trim();
  return hasVisibleText(seen) ? seen : "";
}

/**
 * Truncates a string to a maximum length, adding an ellipsis; never splits a character.
 * @example shortened("abcd", 3) // "ab…"
 */
export const shortened = (text: string, length: number): string =>
  text.length <= length
    ? text
    : `${text
        .slice(0, length - 1)
        .replace(/[\uD800-\uDBFF]$/, "")
        .trimEnd()}…`;

/**
 * Sanitises a string from the backend for display: one paragraph of at most 300 characters. Returns undefined
 * for anything except plain text.
 * @example messageText("  Try\nagain ") // "Try again"
 * @example messageText("<!doctype html>…") // undefined
 */
export function messageText(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const read = value.slice(0, maxRead);
  if (looksLikeMarkup.test(read)) return undefined;
  const text = seenText(read);
  return text === "" ? undefined : shortened(text, maxLength);
}
