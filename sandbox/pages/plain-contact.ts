import { randomUUID } from "node:crypto";
import type { components } from "../../src/services/generated/contract";
import type { Locale } from "../store/records";
import { escapeHtml, pageStyle } from "./html";

type Answer = components["schemas"]["ContactReceipt"] | components["schemas"]["Error"];

const fields = ["name", "surname", "email", "department", "message"];

const texts = {
  tr: {
    sent: "Mesajınız bize ulaştı",
    reference: "Takip numaranız:",
    refused: "Mesajınız gönderilemedi",
    back: "Tarayıcınızın geri düğmesiyle forma dönün; yazdıklarınız orada duruyor.",
    home: "Siteye dön",
    path: "/",
  },
  en: {
    sent: "Your message has reached us",
    reference: "Your reference:",
    refused: "Your message could not be sent",
    back: "Go back to the form with your browser's back button; what you typed is still there.",
    home: "Back to the site",
    path: "/en/",
  },
};

/** The page that answers a contact form sent by a browser without scripts. */
function page(locale: Locale, status: number, answer: Answer): Response {
  const t = texts[locale];
  const title = "reference" in answer ? t.sent : t.refused;
  const lines =
    "reference" in answer
      ? [`${t.reference} ${answer.reference}`]
      : [answer.message, ...(answer.fields ?? []).map(({ message }) => message), t.back];
  const paragraphs = [...new Set(lines)].map((line) => `<p>${escapeHtml(line)}</p>`).join("\n");
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${pageStyle}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${paragraphs}
<p><a href="${t.path}">${escapeHtml(t.home)}</a></p></main></body></html>`;
  return new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8" } });
}

/**
 * The contact form as a browser without scripts sends it: handed on as the call of the contract, and its answer shown as a
 * page.
 * @param call makes a call of the contract, with the sender's connection
 */
export async function answerPlainContact(
  request: Request,
  call: (path: string, init: RequestInit) => Response | Promise<Response>,
): Promise<Response> {
  const locale = new URL(request.url).searchParams.get("lang") === "en" ? "en" : "tr";
  const sent = new URLSearchParams(await request.text());
  const message = Object.fromEntries(fields.map((field) => [field, sent.get(field) ?? ""]));
  const response = await call("/site/contact", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-app-lang-code": locale,
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify(message),
  });
  return page(locale, response.status, (await response.json()) as Answer); // what the contract says it answers
}
