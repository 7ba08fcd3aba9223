import { foldText } from "./fold-text";

/** Length limit of one label of a host name (RFC 1035, section 2.3.4). */
const longest = 63;

/**
 * Makes a host name's label from what somebody types: Turkish letters are transliterated, everything that a label
 * cannot hold becomes a hyphen.
 * @example toDnsLabel("@Şık_İğne.Butik") // "sik-igne-butik"
 */
export function toDnsLabel(text: string): string {
  return foldText(text)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, longest)
    .replace(/-+$/, "");
}
