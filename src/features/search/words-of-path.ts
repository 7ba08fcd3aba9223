/**
 * The words in the last segment of a path, to search for what it may have meant.
 * @example wordsOfPath("/yardim/whatsapp-sablonlari.html") // "whatsapp sablonlari"
 */
export function wordsOfPath(pathname: string): string {
  const last = pathname.split("/").filter(Boolean).at(-1) ?? "";
  let words = last;
  try {
    words = decodeURIComponent(last);
  } catch {
    // A badly encoded address is taken as it is.
  }
  // The page itself, and the code a host may put in an address, say nothing of what was meant.
  if (/^(404|500)(\.html)?$/.test(words)) return "";
  return words
    .replace(/\.\w+$/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .slice(0, 60);
}
