import { withoutOrnaments } from "./without-ornaments";

/** Characters that end an address: none has them outside quotes (RFC 5322), and brackets and typographic quotes surround one. */
const outside = String.raw`\s@,;:<>()[\]{}|\\"«»“”„‘’‹›`;

const token = new RegExp(`[^${outside}]+@[^${outside}]+`, "g");

/** An address between what introduces it (a bracket, a quote, a label with its colon) and what ends a sentence or closes a bracket. */
const enclosed = new RegExp(
  String.raw`^(?:.*[<([{|]|.*(?:mailto:(?://)?|posta:|mail:|:\s)|(?:.*\s)?["'«“„‘‹*${"`"}]+)?\s*` +
    `([^${outside}'*\`?][^${outside}]*@[^${outside}'?]*[\\p{L}\\p{N}])` +
    String.raw`(?:\?\S*)?[.,;:!?…'*${"`"}]*\s*(?:[>)\]}|"'»”“’‘›(<].*)?$`,
  "isu",
);

/** What input methods write: letters and marks in full width, another @, other dots (RFC 3490, 3.1). */
const written = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/﹫/g, "@")
    .replace(/[。｡]/g, ".");

/**
 * The address in a pasted or dictated text: without a name and brackets, a `mailto:`, a label, or the mark that ends a sentence. A text
 * with two addresses or with words around one stays as it is, for validation to refuse.
 * @example bareEmail("Ayşe <ayse@dukkan.example>. ") // "ayse@dukkan.example"
 */
export function bareEmail(text: string): string {
  const address = written(withoutOrnaments(text)).replace(/\s*@\s*/g, "@");
  const isSingle = new Set(address.toLowerCase().match(token)).size === 1 || /mailto:/i.test(address);
  return (isSingle && enclosed.exec(address)?.[1]) || address;
}
