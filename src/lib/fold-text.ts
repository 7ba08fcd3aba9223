/**
 * A text for comparing: lower case by Turkish rules, letters without their marks, so that "Sipariş", "SİPARİŞ" and "siparis" are the
 * same, also where their letters were taken apart (Unicode's NFD).
 * @example foldText("IĞDIR İçin") // "igdir icin"
 */
export const foldText = (text: string): string =>
  text.normalize("NFC").toLocaleLowerCase("tr").normalize("NFD").replace(/\p{M}/gu, "").replace(/ı/g, "i");

/** What joins a word to its ending or two words to one: apostrophes and hyphens of every kind, and what is typed for them. */
const joints = /[\p{Pd}\u00AD\u2212'’‘‛ʼ′`´]+/u;

/**
 * The folded words of a text for a search, each with its parts: spaces, quotes and punctuation end a word, an apostrophe or a hyphen
 * makes one of its parts. The last part of each list is the word as a whole.
 * @example searchWords("WhatsApp'ta e-posta?") // [["whatsapp", "ta", "whatsappta"], ["e", "posta", "eposta"]]
 */
export const searchWords = (text: string): string[][] =>
  foldText(text)
    .split(/[^\p{L}\p{N}\p{Pd}\u00AD\u2212'’‘‛ʼ′`´]+/u)
    .map((word) => word.split(joints).filter(Boolean))
    .filter((parts) => parts.length > 0)
    .map((parts) => (parts.length > 1 ? [...parts, parts.join("")] : parts));

const whole = (text: string): string[] => searchWords(text).map((parts) => parts.at(-1) ?? "");

/**
 * Tells whether a text holds every word of a query, in any order, with its apostrophes and hyphens or without; an empty query fits
 * everything.
 * @example matchesQuery("Deneme kaç gün sürüyor?", "GUN deneme") // true
 */
export function matchesQuery(text: string, query: string): boolean {
  const haystack = `${whole(text).join(" ")} ${searchWords(text).flat().join(" ")}`;
  return searchWords(query).every((parts) => {
    const word = parts.at(-1) ?? "";
    return (
      haystack.includes(word) ||
      (parts.length > 1 && parts.slice(0, -1).every((part) => haystack.includes(part)))
    );
  });
}

/** Min length of a word after endings are cut off. */
const shortestStem = 4;

/**
 * A query, then the same without the endings of its words, a letter at a time: Turkish words grow at the end, and "kuponlarımız" is to
 * find "kupon".
 */
export function* withShorterWords(query: string): Generator<string> {
  const words = query.trim().split(/\s+/);
  const longest = Math.max(...words.map(({ length }) => length), shortestStem);
  for (let cut = 0; cut <= longest - shortestStem; cut += 1)
    yield words.map((word) => word.slice(0, Math.max(shortestStem, word.length - cut))).join(" ");
}
