import { foldText } from "./fold-text";

/**
 * A text as a part of an address: in plain ASCII, everything but letters and digits as one hyphen, none at the ends.
 * @example slugOf("2. Dijital Dükkân") // "2-dijital-dukkan"
 */
export const slugOf = (text: string): string =>
  foldText(text)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
