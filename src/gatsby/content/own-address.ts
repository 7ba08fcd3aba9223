import { addressNear } from "./address-near";
import { isLinkedAddress } from "./data-formats";
import type { RuleName } from "./messages";
import type { SitePages } from "./site-pages";

const withoutWww = (address: string) => new URL(address).hostname.replace(/^www\./, "");

/**
 * A whole address of a page of this site, as a browser shows it: it would stay in one language, leave the page that is open, and
 * nobody would say when its page is gone. Null for any other, and for files, which are no pages.
 */
export function judgeOwnAddress(
  to: string,
  pages: SitePages,
): { rule: RuleName; values: Record<string, string> } | null {
  const { origin } = pages;
  if (!isLinkedAddress(to) || to.includes("{") || !URL.canParse(origin)) return null;
  if (withoutWww(to) !== withoutWww(origin)) return null;
  const { pathname, hash } = new URL(to);
  if (/\.\w+$/.test(pathname)) return null;
  return { rule: "own-address", values: { value: to, nearest: addressNear(pathname + hash, pages) } };
}
