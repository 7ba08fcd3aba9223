/** One DNS label (RFC 1035), in lower case. */
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The address of a finished shop, or null for anything that is not exactly one label under the store domain: what a backend
 * or a stored state says never leads to another host.
 * @example shopAddress("shop.kanalya-store.example", "kanalya-store.example") // "https://shop.kanalya-store.example/"
 */
export function shopAddress(domain: unknown, storeDomain: string): string | null {
  if (typeof domain !== "string" || domain !== domain.trim()) return null;
  const host = domain.toLowerCase();
  if (!host.endsWith(`.${storeDomain}`)) return null;
  const name = host.slice(0, -storeDomain.length - 1);
  if (!label.test(name) || name.startsWith("xn--")) return null;
  try {
    const url = new URL(`https://${host}/`);
    return url.hostname === host && url.port === "" && url.username === "" ? url.href : null;
  } catch {
    return null;
  }
}
