import { foldText } from "./fold-text";

/** Lower-case letters that cannot be decomposed into a base letter and a mark, with their transliterations. */
const plain: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŋ: "n",
  ŧ: "t",
  ə: "e",
};
const special = new RegExp(`[${Object.keys(plain).join("")}]`, "g");

/**
 * Converts a string to an ASCII URL slug. Sequences of other characters become single hyphens, except at the
 * ends.
 * @example slugOf("2. Dijital Dükkân") // "2-dijital-dukkan"
 * @example slugOf("Große Straße") // "grosse-strasse"
 */
export const slugOf = (text: string): string =>
  foldText(text)
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(special, (letter) => plain[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Returns the anchors of a Markdown text's headings, as used on its page. */
export const sectionIds = (body: string): string[] =>
  [...body.matchAll(/^## (.+)$/gm)].map(([, title = ""]) => slugOf(title));
