import { locales } from "../../config/languages";
import { isWebAddress } from "./data-formats";
import { suggestion } from "./nearest";
import type { SitePages } from "./site-pages";

const prefixed = new RegExp(`^/?(?:${locales.join("|")})/`);

/** A whole address for what starts as one, is a host, or has another alphabet in its name; empty where it is none. */
export function webAddressNear(typed: string): string {
  const value = typed
    .replace(/\p{C}/gu, "")
    .trim()
    .replace(/[“”„«»‘’"']+$/, "")
    .replaceAll("\\", "/");
  const [scheme = ""] = /^(?:h?t{1,3}ps?|hppts?|htpps?|http)[:;]?\/+|^https?[:;]/i.exec(value) ?? [];
  const rest = value.slice(scheme.length).replace(/^\/+/, "").replace(/\s/g, "%20");
  const isHost =
    scheme !== "" || /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|gov|tr|io|co|example))/i.test(rest);
  if (!isHost || rest.includes("@") || !/^[^/]+\.\p{L}{2,}/u.test(rest)) return "";
  const address = `https://${rest}`;
  if (!URL.canParse(address)) return "";
  // The network's own spelling of a name such as çiçek.com.tr.
  const { host } = new URL(address);
  if (!isWebAddress(address)) return "";
  const plain = address.replace(/^https:\/\/[^/?#]+/, `https://${host}`);
  return /^[\x21-\x7e]+$/.test(plain) ? plain : new URL(plain).href;
}

/** A page, with its section, whose path a text nearly is; empty where no page is near. */
function pageNear(value: string, { all }: SitePages): string {
  const [typed = "", anchor] = value.replace(prefixed, "/").split("#");
  const plain =
    typed
      .split("?")[0]
      ?.replace(/(?:\/index)?\.html?\/?$/, "")
      .replace(/^\/+|\/+$/g, "") ?? "";
  const path = plain === "" ? "/" : `/${plain.toLowerCase()}/`;
  const page = all.has(path) ? path : suggestion(path, [...all.keys()]).replace("→ ", "");
  const isKnown = anchor !== undefined && (all.get(page)?.includes(anchor) ?? false);
  return page === "" || !isKnown ? page : `${page}#${anchor}`;
}

/** The page that has a section, the home page before others. */
function pageOfSection(anchor: string, { all }: SitePages): string {
  const [page] = [...all].find(([, anchors]) => anchors?.includes(anchor)) ?? [];
  return page === undefined ? "" : `${page}#${anchor}`;
}

function meant(typed: string, pages: SitePages, links: readonly string[]): string {
  const value = typed.trim();
  if (value.startsWith("site:")) {
    const known = links.map((name) => `site:${name}`);
    return suggestion(value.replaceAll(" ", ""), known).replace("→ ", "");
  }
  if (value.startsWith("#")) return pageOfSection(value.slice(1), pages);
  const address = webAddressNear(value);
  if (address !== "") return address;
  if (/^[a-z][a-z\d+.-]*:/i.test(value) || /[\s@]/.test(value)) return "";
  return pageNear(value, pages);
}

/** What an address was probably meant as, as a suggestion; empty where nothing that exists is near. */
export function addressNear(typed: string, pages: SitePages, links: readonly string[] = []): string {
  const found = meant(typed, pages, links);
  return found === "" ? "" : `→ ${found}`;
}
