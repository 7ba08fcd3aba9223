/**
 * Normalises a string for comparison: lower case by Turkish rules, without diacritics, so that "Sipariş",
 * "SİPARİŞ" and "siparis" are equal, as are decomposed and full-width forms (Unicode NFD, NFKC).
 * @example foldText("IĞDIR İçin") // "igdir icin"
 */
export const foldText = (text: string): string =>
  text.normalize("NFKC").toLocaleLowerCase("tr").normalize("NFD").replace(/\p{M}/gu, "").replace(/ı/g, "i");

/**
 * Matches apostrophes and hyphens of every kind, characters typed instead of them, and the boundary between a
 * number and its unit.
 */
const joints = /[\p{Pd}\u00AD\u2212'’‘‛ʼ′`´]+|(?<=\p{N})(?=\p{L})/u;

/** Matches the thousands separator of a number. */
const thousands = /(?<=\d)[.,](?=\d{3}(?!\d))/g;

/**
 * Splits a string into normalised words for searching, each with its parts: spaces, quotes and punctuation
 * end a word; apostrophes, hyphens and the boundary between a number and its unit ("400GB") separate its
 * parts. The last item of each list is the whole word.
 * @example searchWords("WhatsApp'ta e-posta?") // [["whatsapp", "ta", "whatsappta"], ["e", "posta", "eposta"]]
 */
export const searchWords = (text: string): string[][] =>
  foldText(text)
    .replace(thousands, "")
    .split(/[^\p{L}\p{N}\p{Pd}\u00AD\u2212'’‘‛ʼ′`´]+/u)
    .map((word) => word.split(joints).filter(Boolean))
    .filter((parts) => parts.length > 0)
    .map((parts) => (parts.length > 1 ? [...parts, parts.join("")] : parts));

const whole = (text: string): string[] => searchWords(text).map((parts) => parts.at(-1) ?? "");

/** Returns the words of a text, for `matchesHaystack`. */
export const haystackOf = (text: string): string =>
  `${whole(text).join(" ")} ${searchWords(text).flat().join(" ")}`;

/**
 * Reports whether a string contains every word of a query, in any order, regardless of apostrophes and
 * hyphens. An empty query always matches.
 * @example matchesQuery("Deneme kaç gün sürüyor?", "GUN deneme") // true
 */
export const matchesQuery = (text: string, query: string): boolean =>
  matchesHaystack(haystackOf(text), query);

/** Variant of `matchesQuery` for a text that is compared with several queries. */
export function matchesHaystack(haystack: string, query: string): boolean {
  return searchWords(query).every((parts) => {
    const word = parts.at(-1) ?? "";
    return (
      haystack.includes(word) ||
      (parts.length > 1 && parts.slice(0, -1).every((part) => haystack.includes(part)))
    );
  });
}

/** Consonants softened by a suffix, mapped to those at the end of the bare word. */
const hardened: Record<string, string> = { b: "p", d: "t", g: "k", ğ: "k" };

/** Minimum length of a word without its suffixes, and maximum length of the suffixes. */
const shortestStem = 4;
const longestSuffix = 20;

/**
 * Yields a query, then shorter versions with one more letter removed from the end of each word: Turkish adds
 * suffixes, and "kuponlarımız" should match "kupon". Suffixes also soften consonants: "rengi" should match "renk".
 */
export function* withShorterWords(query: string): Generator<string> {
  const words = query.trim().split(/\s+/);
  const longest = Math.max(...words.map(({ length }) => length), shortestStem);
  for (let cut = 0; cut <= Math.min(longest - shortestStem, longestSuffix); cut += 1) {
    const stems = words.map((word) => word.slice(0, Math.max(shortestStem, word.length - cut)));
    const unsuffixed = stems.map((stem) => stem.replace(/[bdgğ]$/, (letter) => hardened[letter] ?? ""));
    const [plain, hard] = [stems.join(" "), unsuffixed.join(" ")];
    if (cut > 0 && hard !== plain) yield hard;
    yield plain;
  }
}
