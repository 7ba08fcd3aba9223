/** Matches a DNS label (RFC 1035) in lower case. */
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Matches a stored domain: a host, optionally with scheme, default port, slashes and path. */
const stored = /^(?:(?:https?:)?\/\/)?([^/?#@:\\\s]+)(?::(?:443|80))?(?:\/[\w~-]*)*$/i;

const maxLength = 300;

/** Converts only ASCII letters to lower case, because some other letters have an ASCII lower-case form. */
const lowerCase = (host: string) => host.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Returns the address of an installed shop, or null unless the host is exactly one label below the store
 * domain, so that stored or received values can never link to another host. Ignores scheme, default port,
 * slashes, path, spaces and case.
 * @example shopAddress("https://Shop.shops.example/", "shops.example") // "https://shop.shops.example/"
 */
export function shopAddress(domain: unknown, storeDomain: string): string | null {
  if (typeof domain !== "string" || domain.length > maxLength) return null;
  const host = lowerCase(stored.exec(domain.trim())?.[1] ?? "");
  if (!host.endsWith(`.${storeDomain}`)) return null;
  const name = host.slice(0, -storeDomain.length - 1);
  if (!label.test(name) || name.startsWith("xn--")) return null;
  try {
    const url = new URL(`https://${host}/`);
    return url.hostname === host ? url.href : null;
  } catch {
    return null;
  }
}
