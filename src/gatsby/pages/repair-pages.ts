import fs from "node:fs";
import type { BuiltPage } from "../../../plugins/shared/built-pages";

/**
 * Removes the NUL bytes that React 18 inserts when a multi-byte character crosses a buffer boundary (fixed in
 * React 19, https://github.com/facebook/react/pull/26228). In attributes, browsers show them as replacement
 * characters, which screen readers announce.
 */
export const withoutNulls = (html: string): string => html.replaceAll("\0", "");

/**
 * Wraps the page in comments that disable Cloudflare's "Email Address Obfuscation", because our
 * Content-Security-Policy blocks the script that would decode the addresses. The comments are outside the React
 * root.
 */
export const withReadableEmails = (html: string): string =>
  html.includes("<!--email_off-->")
    ? html
    : html.replace(/<body[^>]*>/, "$&<!--email_off-->").replace(/<\/body>/, "<!--/email_off-->$&");

export function repairPages(pages: readonly BuiltPage[]): void {
  for (const { file } of pages) {
    const html = fs.readFileSync(file, "utf8");
    const repaired = withReadableEmails(withoutNulls(html));
    if (repaired !== html) fs.writeFileSync(file, repaired);
  }
}
