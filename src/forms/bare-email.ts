import { attempt } from "@/lib/browser-support";
import { withoutOrnaments } from "./without-ornaments";

/**
 * Characters that cannot be part of an email address: those invalid outside quotes (RFC 5322), and
 * typographic quotes.
 */
const outside = String.raw`\s@,;:<>()[\]{}|\\"«»“”„‘’‹›`;

const token = new RegExp(`[^${outside}]+@[^${outside}]+`, "g");

/**
 * Matches an email address between a prefix (a bracket, a quote, a label with a colon) and closing
 * punctuation.
 */
const enclosed = new RegExp(
  String.raw`^(?:.*[<([{|]|.*(?:mailto:(?://)?|posta:|mail:|:\s)|(?:.*\s)?["'«“„‘‹*${"`"}]+)?\s*` +
    `([^${outside}'*\`?][^${outside}]*@[^${outside}'?]*[\\p{L}\\p{N}])` +
    String.raw`(?:\?\S*)?[.,;:!?…'*${"`"}]*\s*(?:[>)\]}|"'»”“’‘›(<].*)?$`,
  "isu",
);

/**
 * Normalises the output of input methods: full-width letters and punctuation, other @ signs, other dots (RFC
 * 3490, 3.1).
 */
const written = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/﹫/g, "@")
    .replace(/[。｡]/g, ".");

/**
 * Extracts the address from a pasted or dictated text: removes a name and brackets, a `mailto:`, a label, or
 * final punctuation. A string with two addresses or with other words is returned unchanged and fails
 * validation.
 * @example bareEmail("Ayşe <ayse@dukkan.example>. ") // "ayse@dukkan.example"
 */
export function bareEmail(text: string): string {
  // The rest of a link is percent-encoded (RFC 6068); a lone "%" is not an escape sequence.
  const plain = text.replace(/(?<=mailto:)[^\s?"'>]+/i, (link) =>
    attempt(() => decodeURIComponent(link), link),
  );
  const address = written(withoutOrnaments(plain)).replace(/\s*@\s*/g, "@");
  const isSingle = new Set(address.toLowerCase().match(token)).size === 1 || /mailto:/i.test(address);
  return (isSingle && enclosed.exec(address)?.[1]) || address;
}
