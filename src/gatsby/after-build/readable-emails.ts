/**
 * Keeps e-mail addresses readable on hosts that hide them in HTML and show them again by a script, which no policy of ours lets through
 * (Cloudflare, "Email Address Obfuscation": between these comments nothing is hidden). They stand outside of what React looks at.
 */
export const withReadableEmails = (html: string): string =>
  html.includes("<!--email_off-->")
    ? html
    : html.replace(/<body[^>]*>/, "$&<!--email_off-->").replace(/<\/body>/, "<!--/email_off-->$&");
