import { createHash } from "node:crypto";
// Renamed so that Prettier, which would add spaces to the pages, does not format the templates.
import { html as markup, raw } from "hono/html";

export type Markup = ReturnType<typeof markup>;

export const pageStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.2; }
h2 { font-size: 1.125rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
th, td { text-align: start; padding: 0.5rem; border-block-end: 1px solid #8886; vertical-align: top; }
main p { overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
.notice { border: 2px dashed #b4690e; border-radius: 0.5rem; padding: 0.75rem 1rem; }
button, select { font: inherit; min-height: 2.75rem; padding: 0.5rem 1rem; border-radius: 0.5rem; border: 1px solid #6b7280; }
form { display: grid; gap: 0.75rem; max-width: 28rem; }
button.primary { background: #1d4ed8; border-color: #1d4ed8; color: #fff; }
`;

/** Returns a policy source that allows one inline script or style. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Content-Security-Policy of a sandbox page: its inline style, and the icon that browsers request
 * automatically.
 */
export const pagePolicy = `default-src 'none'; style-src ${hashSource(pageStyle)}; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

export const pageOf = (
  language: string,
  title: string,
  content: Markup | Markup[],
): Markup => markup`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title><style>${raw(pageStyle)}</style></head>
<body><main><h1>${title}</h1>
${content}
</main></body></html>`;
