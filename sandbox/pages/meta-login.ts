import { scenarios } from "../calls/meta-code";
import type { Locale } from "../../src/config/languages";
import { escapeHtml, hashSource, pagePolicy, pageStyle } from "./html";
import { textsIn } from "../messages";

type MetaLoginOptions = { locale: Locale; state: string; origin: string; code: string };

/** Possible orders of the two messages that Meta's dialog sends: the code and the chosen accounts. */
const orders = ["code-only", "code-first", "assets-first", "assets-only"] as const;

/** Reads its parameters from data attributes, so that its hash is constant. */
const script = `
const form = document.querySelector("form");
const { state, origin, code } = form.dataset;
if (!window.opener) document.getElementById("orphan").hidden = false;
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const outcome = event.submitter.value;
  const order = form.elements.order.value;
  const send = (message) =>
    window.opener && window.opener.postMessage({ type: "meta-login", state, ...message }, origin);
  const sendCode = () => {
    const expectsAssets = order !== "code-only";
    send({ outcome: "granted", code: code + "." + form.elements.scenario.value, expectsAssets });
  };
  const sendAssets = () => send({ outcome: "assets" });
  if (outcome !== "granted") send({ outcome });
  else if (order === "code-first" || order === "code-only") sendCode();
  else sendAssets();
  const second = { "code-first": sendAssets, "assets-first": sendCode, "assets-only": () => {} }[order];
  if (outcome !== "granted" || !second) return window.close();
  for (const button of form.querySelectorAll("button")) button.disabled = true;
  setTimeout(() => (second(), window.close()), 3000);
});
`;

/** Content-Security-Policy of the login page: the common one, plus its own script. */
export const metaLoginPolicy = pagePolicy
  .replace(";", `; script-src ${hashSource(script)};`)
  .replace("form-action 'none'", "form-action 'self'");

/** Renders a simulation of Meta's login dialog, which reports the visitor's decision to its opener. */
export function metaLoginPage({ locale, state, origin, code }: MetaLoginOptions): string {
  const texts = textsIn(locale).metaLogin;
  const optionsOf = (values: readonly (keyof typeof texts)[]) =>
    values.map((value) => `<option value="${value}">${escapeHtml(texts[value])}</option>`).join("");
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
<select id="scenario" name="scenario">${optionsOf(scenarios)}</select>
<label for="order">${escapeHtml(texts.order)}</label>
<select id="order" name="order">${optionsOf(orders)}</select>
${button("granted", "primary")}
${button("refused")}
${button("cancelled")}
</form>
</main>
<script>${script}</script>
</html>`;
}
