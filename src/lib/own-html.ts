type HtmlPolicy = { createHTML: (html: string) => string };
type TrustingWindow = {
  trustedTypes?: { createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy };
};

/**
 * Trusted Types policy, permitted by the pages' policy (plugins/host-rules/content-security-policy.ts); no
 * other script may convert text to HTML.
 */
const policy =
  typeof window === "undefined"
    ? undefined
    : (window as TrustingWindow).trustedTypes?.createPolicy("site-html", { createHTML: (html) => html });

/**
 * Cache of one object per text, because React resets an element's HTML whenever it receives a different
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
