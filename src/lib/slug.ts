import { foldText } from "./fold-text";

/** Small letters that are no plain one with a mark, as they are written without them. */
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
 * A text as a part of an address: in plain ASCII, everything but letters and digits as one hyphen, none at the ends.
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

/** Addresses of the chapters of a text in Markdown, as its page gives them. */
export const chapterIds = (body: string): string[] =>
  [...body.matchAll(/^## (.+)$/gm)].map(([, title = ""]) => slugOf(title));
