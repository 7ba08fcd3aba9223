/** Longest address that every mail program is handed whole: Windows cuts at 2,048 characters, and some need a few. */
const longest = 2000;

/** A `mailto:` address (RFC 6068), and whether it carries the text; a long text has to be pasted. */
export type MailLink = { href: string; hasText: boolean };

/**
 * The address that opens the visitor's mail program with a letter.
 * @example mailLink("a@b.example", "Başvuru", "Metin").hasText // true
 */
export function mailLink(to: string, subject: string, text: string): MailLink {
  const short = `mailto:${to}?subject=${encodeURIComponent(subject)}`;
  // Lines end in CR and LF in mail (RFC 6068, section 5).
  const whole = `${short}&body=${encodeURIComponent(text.replace(/\n/g, "\r\n"))}`;
  return whole.length <= longest ? { href: whole, hasText: true } : { href: short, hasText: false };
}
