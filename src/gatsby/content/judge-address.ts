import { addressNear } from "./address-near";
import { judgePath } from "./check-links";
import { isHref, isLinkedAddress } from "./data-formats";
import type { RuleName } from "./messages";
import { judgeOwnAddress } from "./own-address";
import type { SitePages } from "./site-pages";

export type Verdict = { rule: RuleName; values: Record<string, string> };

/** What is wrong with the address of a link inside a text; null when it leads somewhere. */
export function judgeAddress(to: string, pages: SitePages): Verdict | null {
  const own = judgeOwnAddress(to, pages);
  if (own) return own;
  if (isLinkedAddress(to))
    return /[()]/.test(to) ? { rule: "mark-brackets", values: { nearest: `→ ${encodeBrackets(to)}` } } : null;
  if (to.startsWith("/") && isHref(to, [])) return judgePath(to, pages);
  if (/^(?:mailto:)?[^@\s/]+@[^@\s]+$/i.test(to)) return { rule: "mark-mail", values: { value: to } };
  if (/^tel:/i.test(to)) return { rule: "mark-phone", values: { value: to } };
  if (to.startsWith("site:")) return { rule: "mark-site-link", values: { value: to } };
  return { rule: "mark-address", values: { value: to, nearest: addressNear(to, pages) } };
}

/** An address whose brackets do not end a link. */
export const encodeBrackets = (address: string): string =>
  address.replaceAll("(", "%28").replaceAll(")", "%29");

/** A link whose address has a blank inside, which ends it too early; null for any other start of a text. */
export function judgeSpacedLink(text: string, pages: SitePages): Verdict | null {
  const [, to = ""] = /^\[[^\]\n]*\]\(([^()"'\n]*)\)/.exec(text) ?? [];
  return /\S\s+\S/.test(to)
    ? { rule: "mark-address", values: { value: to, nearest: addressNear(to, pages) } }
    : null;
}
