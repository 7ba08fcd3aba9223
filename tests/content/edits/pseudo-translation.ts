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

/** What a translator leaves as it is: tags, code, placeholders, targets of links, addresses. */
const kept =
  /<[^>]*>|`[^`]*`|\{\{[^}]*\}\}|\{\w+|\[\[[^\]]*\]\]|\]\([^)]*\)|https?:\/\/\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)+/g;

/**
 * A text in a language that nobody speaks: as long as the other, and told from it by every vowel.
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
