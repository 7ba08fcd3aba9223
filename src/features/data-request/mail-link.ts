/**
 * Maximum length, in characters, of a URL that every mail program accepts: Windows truncates URLs at 2,048
 * characters, some of which mail programs reserve.
 */
const longest = 2000;

/** A `mailto:` address (RFC 6068); if `hasText` is false, the visitor has to paste the text. */
export type MailLink = { href: string; hasText: boolean };

/**
 * Returns the `mailto:` address for a letter, without the letter's text if the address would be too long.
 * @example mailLink("a@b.example", "Başvuru", "Metin").hasText // true
 */
export function mailLink(to: string, subject: string, text: string): MailLink {
  const short = `mailto:${to}?subject=${encodeURIComponent(subject)}`;
  // Mail uses CRLF line endings (RFC 6068, section 5).
  const whole = `${short}&body=${encodeURIComponent(text.replace(/\n/g, "\r\n"))}`;
  return whole.length <= longest ? { href: whole, hasText: true } : { href: short, hasText: false };
}
