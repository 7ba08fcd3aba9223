type HtmlPolicy = { createHTML: (html: string) => string };
type TrustingWindow = {
  trustedTypes?: { createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy };
};

/**
 * Trusted Types policy, allowed in the pages' policy (plugins/host-rules/content-security-policy.ts); no
 * other script may create HTML from text.
 */
const policy =
  typeof window === "undefined"
    ? undefined
    : (window as TrustingWindow).trustedTypes?.createPolicy("site-html", { createHTML: (html) => html });

/**
 * Cache of one object per text, because React sets an element's HTML again whenever it receives a different
 * object.
 */
const trusted = new Map<string, string>();

/**
 * Wraps HTML that the build rendered from data/ for `dangerouslySetInnerHTML`. Must never be used for input
 * from visitors, a backend or browser storage.
 */
export function ownHtml(html: string): { __html: string } {
  if (!policy) return { __html: html };
  const known = trusted.get(html) ?? policy.createHTML(html);
  trusted.set(html, known);
  return { __html: known };
}
