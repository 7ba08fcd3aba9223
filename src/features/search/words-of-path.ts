/**
 * Returns the words in the last segment of an unknown path, as a search query.
 * @example wordsOfPath("/yardim/whatsapp-sablonlari.html") // "whatsapp sablonlari"
 */
export function wordsOfPath(pathname: string): string {
  const last = pathname.split("/").filter(Boolean).at(-1) ?? "";
  let words = last;
  try {
    words = decodeURIComponent(last);
  } catch {
    // An invalid encoding is used as is.
  }
  // The names of the error pages are not search terms.
  if (/^(404|500)(\.html)?$/.test(words)) return "";
  return words
    .replace(/\.\w+$/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .slice(0, 60);
}
