import { randomUUID } from "node:crypto";
import english from "../../locales/en/contact.json";
import turkish from "../../locales/tr/contact.json";
import type { components } from "../../src/services/generated/contract";
import { formTrace, leastFillTime, trapName } from "../../src/lib/form-trace";
import { readBytes } from "../http/read-body";
import { messageOf } from "../messages";
import type { Locale } from "../store/records";
import { escapeHtml, pageStyle } from "./html";

type Answer = components["schemas"]["ContactReceipt"] | components["schemas"]["Error"];

/** Bytes that a form may have. */
const largestForm = 256 * 1024;

const fields = ["name", "surname", "email", "department", "message"];

const texts = {
  tr: {
    labels: turkish.field,
    sent: "Mesajınız bize ulaştı",
    reference: "Takip numaranız:",
    refused: "Mesajınız gönderilemedi",
    back: "Tarayıcınızın geri düğmesiyle forma dönün; yazdıklarınız orada duruyor.",
    home: "Siteye dön",
    path: "/",
  },
  en: {
    labels: english.field,
    sent: "Your message has reached us",
    reference: "Your reference:",
    refused: "Your message could not be sent",
    back: "Go back to the form with your browser's back button; what you typed is still there.",
    home: "Back to the site",
    path: "/en/",
  },
};

type Fault = { field: string; message: string };

/** What is wrong with a field, under the name the form gives it. */
const named = ({ field, message }: Fault, labels: Record<string, string>) =>
  labels[field] ? `${labels[field]}: ${message}` : message;

/** The page that answers a contact form sent by a browser without scripts. */
function page(locale: Locale, status: number, answer: Answer): Response {
  const t = texts[locale];
  const title = "reference" in answer ? t.sent : t.refused;
  const lines =
    "reference" in answer
      ? [`${t.reference} ${answer.reference}`]
      : [...(answer.fields?.map((fault) => named(fault, t.labels)) ?? [answer.message]), t.back];
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n");
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
  const bytes = await readBytes(request, largestForm).catch(() => null);
  if (!bytes)
    return page(locale, 413, { message: messageOf("body_too_large", locale), code: "body_too_large" });
  const sent = new URLSearchParams(bytes.toString("utf8"));
  const message = Object.fromEntries(fields.map((field) => [field, sent.get(field) ?? ""]));
  const response = await call("/site/contact", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-app-lang-code": locale,
      "idempotency-key": randomUUID(),
      // Nobody took the time without scripts; the trap stands in the form all the same.
      "x-form-trace": formTrace(leastFillTime, sent.get(trapName) ?? ""),
    },
    body: JSON.stringify(message),
  });
  return page(locale, response.status, (await response.json()) as Answer); // what the contract says it answers
}
