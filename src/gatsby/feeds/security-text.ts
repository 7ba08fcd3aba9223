type Company = { url: string; email: string };

/** Days a release vouches for the address; RFC 9116 (2.5.5) recommends less than a year. */
const validDays = 300;

/**
 * The text of `/.well-known/security.txt` (RFC 9116): where to report a weakness of the site, and until when that holds.
 * @param builtAt moment of the build
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
