import { shopLabel } from "./shop-label";
import { slugOf } from "./slug";

/** Max length of one label of a host name (RFC 1035, section 2.3.4). */
const maxLength = 63;

/**
 * Makes a host name's label from what somebody types: Turkish letters are transliterated, everything that a label
 * cannot hold becomes a hyphen. Of the whole address of a shop only its name counts.
 * @example toDnsLabel("@Şık_İğne.Butik") // "sik-igne-butik"
 */
export const toDnsLabel = (text: string): string =>
  slugOf(shopLabel(text)).slice(0, maxLength).replace(/-$/, "");
