import { createHash } from "node:crypto";
import { scenarios } from "../calls/meta-code";
import type { Locale } from "../store/records";
import { escapeHtml, pageStyle } from "./html";
import { metaLoginTexts } from "./meta-login-texts";

type MetaLoginOptions = { locale: Locale; state: string; origin: string; code: string };

/** Reads everything from data attributes, so that its hash is always the same. */
const script = `
const form = document.querySelector("form");
const { state, origin, code } = form.dataset;
if (!window.opener) document.getElementById("orphan").hidden = false;
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const outcome = event.submitter.value;
  const message = { type: "meta-login", state, outcome };
  if (outcome === "granted") message.code = code + "." + form.elements.scenario.value;
  if (window.opener) window.opener.postMessage(message, origin);
  window.close();
});
`;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The page's policy: nothing but its own script and style, by their hashes. */
export const metaLoginPolicy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(pageStyle)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The stand-in for Meta's login dialog: tells the window that opened it how the visitor decided. */
export function metaLoginPage({ locale, state, origin, code }: MetaLoginOptions): string {
  const texts = metaLoginTexts[locale];
  const options = scenarios.map(
    (scenario) => `<option value="${scenario}">${escapeHtml(texts[scenario])}</option>`,
  );
  const button = (outcome: "granted" | "refused" | "cancelled", className = "") =>
    `<button name="outcome" value="${outcome}" class="${className}">${escapeHtml(texts[outcome])}</button>`;
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(texts.title)}</title>
<style>${pageStyle}</style>
<main>
<h1>${escapeHtml(texts.title)}</h1>
<p class="notice">${escapeHtml(texts.notice)}</p>
<p>${escapeHtml(texts.lead)}</p>
<p id="orphan" role="alert" hidden>${escapeHtml(texts.orphan)}</p>
<form method="post" data-state="${escapeHtml(state)}" data-origin="${escapeHtml(origin)}" data-code="${escapeHtml(code)}">
<label for="scenario">${escapeHtml(texts.scenario)}</label>
<select id="scenario" name="scenario">${options.join("")}</select>
${button("granted", "primary")}
${button("refused")}
${button("cancelled")}
</form>
</main>
<script>${script}</script>
</html>`;
}
