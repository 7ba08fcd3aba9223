import site from "../../data/site.json";
import { slugOf } from "./slug";

/**
 * The name of a shop where its whole address may stand: scheme, "www.", store domain, port and path go. What is no such address
 * stays as it is, but for a scheme and what follows its host.
 * @param storeDomain domain under which shops live, without scheme (data/site.json)
 * @example shopLabel("https://papatya.shops.example/", "shops.example") // "papatya"
 */
export function shopLabel(text: string, storeDomain: string = site.storeDomain): string {
  const address = text.trim();
  const bare = address.replace(/^(?:https?:)?\/\//i, "");
  const host = /^[^/?#:]*/.exec(bare)?.[0].replace(/\.$/, "") ?? "";
  const end = `.${storeDomain}`;
  if (host.slice(-end.length).toLowerCase() === end)
    return host.slice(0, -end.length).replace(/^www\.(?=.)/i, "");
  return bare === address ? address : host;
}

/** Max length of one label of a host name (RFC 1035, section 2.3.4). */
const maxLength = 63;

/**
 * Makes a host name's label from what somebody types: Turkish letters are transliterated, everything that a label
 * cannot hold becomes a hyphen. Of the whole address of a shop only its name counts.
 * @example toDnsLabel("@Şık_İğne.Butik") // "sik-igne-butik"
 */
export const toDnsLabel = (text: string): string =>
  slugOf(shopLabel(text)).slice(0, maxLength).replace(/-$/, "");

/**
 * A shop's name as its handle suggests it.
 * @example nameOfHandle("@ayse.taki_evi", "tr") // "Ayse Taki Evi"
 */
export const nameOfHandle = (handle: string, locale: string): string =>
  (handle.match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1))
    .join(" ");
