const turkishLetters: Record<string, string> = { ç: "c", ğ: "g", ı: "i", ö: "o", ş: "s", ü: "u" };

/**
 * A shop name made of an Instagram handle or a name: plain letters, digits and hyphens, at most 63.
 * @example subDomainSuggestion("@Çiçek_Evi.34") // "cicek-evi-34"
 */
export function subDomainSuggestion(text: string): string {
  return text
    .toLocaleLowerCase("tr")
    .replace(/[çğıöşü]/g, (letter) => turkishLetters[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 63)
    .replace(/^-+|-+$/g, "");
}
