/** One DNS label (RFC 1035), in lower case. */
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** A stored domain: its host between what does not matter, a scheme, its port, slashes or a plain path. */
const stored = /^(?:(?:https?:)?\/\/)?([^/?#@:\\\s]+)(?::(?:443|80))?(?:\/[\w~-]*)*$/i;

const maxLength = 300;

/** The host in lower case; only ASCII letters change theirs, since others could become ASCII. */
const lowerCase = (host: string) => host.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * The address of a finished shop, or null for anything that is not exactly one label under the store domain: what a backend
 * or a stored state says never leads to another host. Scheme, usual port, slashes, path, blanks and capitals of the domain do not matter.
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
