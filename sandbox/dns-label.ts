const letters: Record<string, string> = { ç: "c", ğ: "g", ı: "i", ö: "o", ş: "s", ü: "u" };

/** Length limit of one label of a host name (RFC 1035, section 2.3.4). */
const longest = 63;

const reserved = new Set(
  (
    "admin api app blog cdn demo destek dev ftp help imap internal localhost mail magaza ns odeme panel pay pop root " +
    "shop shop-internal smtp staging static status store support test webmail www yardim"
  ).split(" "),
);

/** Tells whether nobody may have this store address. */
export const isReserved = (label: string): boolean => reserved.has(label);

/**
 * A host name's label from a name, Turkish letters transliterated; "store" where nothing is left.
 * @example toDnsLabel("Şık_İğne.Butik") // "sik-igne-butik"
 */
export function toDnsLabel(text: string): string {
  const label = text
    .toLocaleLowerCase("tr")
    .replace(/[çğıöşü]/g, (letter) => letters[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest - 8)
    .replace(/^-+|-+$/g, "");
  return label || "store";
}

/** The first free label made from a name: itself, else with a number. */
export function freeLabel(name: string, isTaken: (label: string) => boolean): string {
  const base = toDnsLabel(name);
  for (let number = 1; ; number += 1) {
    const label = number === 1 ? base : `${base}-${number}`;
    if (!isReserved(label) && !isTaken(label)) return label;
  }
}
