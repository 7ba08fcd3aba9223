import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { inBoth } from "../texts/translator";
import { isToken, tokenCookie } from "./guards";

/** Bundled files of the studio's application. */
export type AppFiles = { script: string; styles: string };

const html = (body: string, head = "") => `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stüdyo</title>
<link rel="icon" href="data:,">
${head}</head>
<body>${body}</body>
</html>
`;

/** Serves the studio's page; without the token, a page with the command that shows the address. */
export function page(context: Context, token: string) {
  if (!isToken(getCookie(context, tokenCookie), token)) {
    const { tr, en } = inBoth("noToken");
    return context.html(html(`<p>${tr}</p><p lang="en">${en}</p>`), 403);
  }
  const head = `<link rel="stylesheet" href="/studio/app.css">
<script type="module" src="/studio/app.js"></script>
`;
  return context.html(html(`<div id="studio"></div>`, head));
}
