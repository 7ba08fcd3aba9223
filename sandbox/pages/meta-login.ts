import { html as markup, raw } from "hono/html";
import { scenarios } from "../calls/meta";
import type { Locale } from "../../src/config/languages";
import { textsIn } from "../messages";
import { hashSource, pageOf, pagePolicy, type Markup } from "./html";

type MetaLoginOptions = { locale: Locale; state: string; origin: string; code: string };

/** Possible orders of the two messages from Meta's dialog: the code and the chosen accounts. */
const orders = ["code-only", "code-first", "assets-first", "assets-only"] as const;

/** Script of the login page. Reads its parameters from data attributes, so that its hash is constant. */
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

/** Content-Security-Policy of the login page: that of other pages, plus its own script. */
export const metaLoginPolicy = pagePolicy
  .replace(";", `; script-src ${hashSource(script)};`)
  .replace("form-action 'none'", "form-action 'self'");

/** Renders a simulation of Meta's login dialog, which sends the visitor's decision to its opener. */
export function metaLoginPage({ locale, state, origin, code }: MetaLoginOptions): Markup {
  const texts = textsIn(locale).metaLogin;
  const option = (value: keyof typeof texts) => markup`<option value="${value}">${texts[value]}</option>`;
  const select = (name: "scenario" | "order", values: readonly (keyof typeof texts)[]) =>
    markup`<label for="${name}">${texts[name]}</label>
<select id="${name}" name="${name}">${values.map(option)}</select>`;
  const button = (outcome: "granted" | "refused" | "cancelled", className = "") =>
    markup`<button name="outcome" value="${outcome}" class="${className}">${texts[outcome]}</button>`;
  const content = markup`<p class="notice">${texts.notice}</p>
<p>${texts.lead}</p>
<p id="orphan" role="alert" hidden>${texts.orphan}</p>
<form method="post" data-state="${state}" data-origin="${origin}" data-code="${code}">
${select("scenario", scenarios)}
${select("order", orders)}
${button("granted", "primary")}
${button("refused")}
${button("cancelled")}
</form>
<script>${raw(script)}</script>`;
  return pageOf(locale, texts.title, content);
}
