const accented: Record<string, string> = {
  a: "ä",
  e: "é",
  i: "í",
  o: "ö",
  u: "ü",
  y: "ÿ",
  A: "Ä",
  E: "É",
  I: "Í",
  O: "Ö",
  U: "Ü",
  Y: "Ÿ",
};

/** Parts that translators leave unchanged: tags, code, placeholders, link targets, addresses. */
const kept =
  /<[^>]*>|`[^`]*`|\{\{[^}]*\}\}|\{\w+|\[\[[^\]]*\]\]|\]\([^)]*\)|https?:\/\/\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)+/g;

/**
 * Returns a pseudo-translation: as long as the original, and marked by changed vowels.
 * @example pseudoTranslated("Free for {trialDays: day, days}") // "Fréé för {trialDays: däÿ, däÿs}"
 */
export function pseudoTranslated(text: string): string {
  const accent = (part: string) => part.replace(/[aeiouy]/gi, (letter) => accented[letter] ?? letter);
  let last = 0;
  let translated = "";
  for (const { 0: same, index } of text.matchAll(kept)) {
    translated += accent(text.slice(last, index)) + same;
    last = index + same.length;
  }
  return translated + accent(text.slice(last));
}
