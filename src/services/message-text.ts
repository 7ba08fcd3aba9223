const maxLength = 300;
/** What is looked at of a longer text. */
const maxRead = 4 * maxLength;
/** Blanks, and characters that are not seen or turn the order of others. */
export const unseen = /[\s\p{Cc}\p{Cs}\u200B-\u200F\u2028-\u202E\u2066-\u2069\uFEFF]+/gu;
const looksLikeMarkup = /<[a-z!/?][^<>]*>/i;

/**
 * A text from the backend as it may be shown: one paragraph of at most 300 characters; undefined for what is no text.
 * @example messageText("  Try\nagain ") // "Try again"
 * @example messageText("<!doctype html>…") // undefined
 */
export function messageText(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const read = value.slice(0, maxRead);
  if (looksLikeMarkup.test(read)) return undefined;
  const text = read.replace(unseen, " ").trim();
  if (text === "") return undefined;
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).trimEnd()}…`;
}
