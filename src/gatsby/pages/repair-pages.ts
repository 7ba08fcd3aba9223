import fs from "node:fs";
import type { BuiltPage } from "../../../plugins/shared/built-pages";

/**
 * A page without the zero bytes that React 18 puts in where a character of several bytes meets the end of its buffer (repaired in
 * React 19, https://github.com/facebook/react/pull/26228): browsers show them as a replacement character in attributes, and
 * screen readers read that out.
 */
export const withoutNulls = (html: string): string => html.replaceAll("\0", "");

/**
 * Keeps e-mail addresses readable on hosts that hide them in HTML and show them again by a script, which no policy of ours lets through
 * (Cloudflare, "Email Address Obfuscation": between these comments nothing is hidden). They stand outside of what React looks at.
 */
export const withReadableEmails = (html: string): string =>
  html.includes("<!--email_off-->")
    ? html
    : html.replace(/<body[^>]*>/, "$&<!--email_off-->").replace(/<\/body>/, "<!--/email_off-->$&");

/** Repairs the pages that Gatsby has written. */
export function repairPages(pages: readonly BuiltPage[]): void {
  for (const { file } of pages) {
    const html = fs.readFileSync(file, "utf8");
    const repaired = withReadableEmails(withoutNulls(html));
    if (repaired !== html) fs.writeFileSync(file, repaired);
  }
}
