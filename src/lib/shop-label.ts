import site from "../../data/site.json";
import { slugOf } from "./slug";

/**
 * Returns the shop's name from its complete address, i.e. without scheme, "www.", store domain, port and path.
 * For a link to an Instagram profile, returns the name of the profile; for other text, removes only the scheme
 * and everything after the host.
 * @param storeDomain parent domain of shops, without scheme (data/site.json)
 * @example shopLabel("https://papatya.shops.example/", "shops.example") // "papatya"
 */
export function shopLabel(text: string, storeDomain: string = site.storeDomain): string {
  const address = text.trim();
  const bare = address.replace(/^(?:https?:)?\/\//i, "");
  const host = /^[^/?#:]*/.exec(bare)?.[0].replace(/\.$/, "") ?? "";
  const profile = /^(?:www\.|m\.)?instagram\.com\/([^/?#]+)/i.exec(bare)?.[1];
  if (profile) return profile;
  const end = `.${storeDomain}`;
  if (host.slice(-end.length).toLowerCase() === end)
    return host.slice(0, -end.length).replace(/^www\.(?=.)/i, "");
  return bare === address ? address : host;
}

/** Maximum length of a DNS label (RFC 1035, section 2.3.4). */
const maxLength = 63;

/**
 * Converts typed text to a DNS label: transliterates Turkish letters and replaces invalid characters with
 * hyphens. Complete shop addresses are reduced to the shop's name.
 * @example toDnsLabel("@Şık_İğne.Butik") // "sik-igne-butik"
 */
export const toDnsLabel = (text: string): string =>
  slugOf(shopLabel(text)).slice(0, maxLength).replace(/-$/, "");

/**
 * Derives a shop's name from its social media handle.
 * @example nameOfHandle("@ayse.taki_evi", "tr") // "Ayse Taki Evi"
 */
export const nameOfHandle = (handle: string, locale: string): string =>
  (handle.match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1))
    .join(" ");
