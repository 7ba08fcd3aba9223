const longest = 300;
const looksLikeMarkup = /<[a-z!/?][^>]*>/i;

/**
 * A text from the backend as it may be shown: one paragraph of at most 300 characters; undefined for what is no text.
 * @example messageText("  Try\nagain ") // "Try again"
 * @example messageText("<!doctype html>…") // undefined
 */
export function messageText(value: unknown): string | undefined {
  if (typeof value !== "string" || looksLikeMarkup.test(value)) return undefined;
  // Control characters are taken out with the line breaks.
  const text = value.replace(/[\s\p{Cc}]+/gu, " ").trim();
  if (text === "") return undefined;
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
}
