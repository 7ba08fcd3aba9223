import { isReservedLabel } from "../src/lib/reserved-label";
import { suggestLabel } from "../src/lib/suggest-label";

/** Room that a number behind a name needs within the 63 characters of a label. */
const roomForNumber = 8;

/**
 * The first free label of a host name made from a shop's name: itself, else with a number; "my-store" where nothing of the name
 * can stand in an address.
 * @example freeLabel("Şık_İğne.Butik", () => false) // "sik-igne-butik"
 */
export function freeLabel(name: string, isTaken: (label: string) => boolean): string {
  const base =
    suggestLabel(name)
      .slice(0, 63 - roomForNumber)
      .replace(/-+$/, "") || "my-store";
  for (let number = 1; ; number += 1) {
    const label = number === 1 ? base : `${base}-${number}`;
    if (!isReservedLabel(label) && !isTaken(label)) return label;
  }
}
