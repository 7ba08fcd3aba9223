type Company = { url: string; email: string };

/** Days until the file expires; RFC 9116 (2.5.5) recommends less than a year. */
const validDays = 300;

/**
 * Returns the content of `/.well-known/security.txt` (RFC 9116): a contact for security reports, and an
 * expiry date.
 * @param builtAt time of the build
 */
export function securityText({ url, email }: Company, builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + validDays * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(/\.\d{3}Z$/, "Z")}`,
    "Preferred-Languages: tr, en",
    `Canonical: ${url}/.well-known/security.txt`,
    "",
  ].join("\n");
}
