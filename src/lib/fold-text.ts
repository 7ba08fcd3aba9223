const folded: Record<string, string> = {
  ç: "c",
  ğ: "g",
  ı: "i",
  ö: "o",
  ş: "s",
  ü: "u",
  â: "a",
  î: "i",
  û: "u",
};

/**
 * A text for comparing: lower case by Turkish rules, Turkish letters folded to their plain ones, so that "Sipariş",
 * "SİPARİŞ" and "siparis" are the same, also where their letters were taken apart (Unicode's NFD).
 * @example foldText("IĞDIR İçin") // "igdir icin"
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFC")
    .toLocaleLowerCase("tr")
    .replace(/[çğıöşüâîû]/g, (letter) => folded[letter] ?? letter);

/**
 * Tells whether a text holds every word of a query, in any order; an empty query fits everything.
 * @example matchesQuery("Deneme kaç gün sürüyor?", "GUN deneme") // true
 */
export function matchesQuery(text: string, query: string): boolean {
  const haystack = foldText(text);
  return foldText(query)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
