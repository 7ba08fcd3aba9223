/** Characters by the names that frameworks write for them in our languages; a name with a capital means the capital letter. */
const named: Record<string, string> = {
  amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", hellip: "…", ndash: "–", mdash: "—",
  lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”", euro: "€", ccedil: "ç", ouml: "ö", uuml: "ü", acirc: "â", icirc: "î",
  ucirc: "û", scedil: "ş", gbreve: "ğ", inodot: "ı", imath: "ı", idot: "İ",
}; // prettier-ignore

function characterOf(reference: string, hex?: string, decimal?: string, name = ""): string {
  const code = hex ? parseInt(hex, 16) : Number(decimal);
  if (code <= 0x10ffff) return String.fromCodePoint(code);
  const known = named[name] ?? named[name.toLowerCase()]?.toUpperCase();
  return known ?? reference;
}

/**
 * The text that is meant by one that a backend has escaped for HTML; what is no known reference stays.
 * @example unescapeHtml("Ay&#351;e &amp; &Ccedil;a&#x11f;la") // "Ayşe & Çağla"
 */
export const unescapeHtml = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi, characterOf);
