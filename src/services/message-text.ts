import { hasVisibleText } from "@/lib/visible-text";

const maxLength = 300;
/** What is looked at of a longer text. */
const maxRead = 4 * maxLength;
/** Blanks, and characters that are not seen or turn the order of others; not the joiners of emoji and of some scripts. */
const unseen = /[\s\p{Cc}\p{Cs}\u200B\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]+/gu;
const looksLikeMarkup = /<[a-z!/?][^<>]*>/i;

/**
 * What is seen of a text, as one line; empty where nothing is.
 * @example seenText(" Ay\u202eşe\n👩\u200d💻 ") // "Ay şe 👩\u200d💻"
 */
export function seenText(text: string): string {
  const seen = text.replace(unseen, " ").trim();
  return hasVisibleText(seen) ? seen : "";
}

/**
 * The beginning of a text that is longer than it may be, with dots; no character is cut in two.
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
 * A text from the backend as it may be shown: one paragraph of at most 300 characters; undefined for what is no text.
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
