import { randomUUID } from "node:crypto";
import type { components } from "../../src/services/generated/contract";
import { formTrace, leastFillTime, honeypotName } from "../../src/lib/form-trace";
import { localeOrDefault } from "../http/locale-of";
import { readBytes } from "../http/read-body";
import { messageOf, textsIn } from "../messages";
import type { Locale } from "../../src/config/languages";
import { localizedPath } from "../../src/lib/locale-path";
import { escapeHtml, pagePolicy, pageStyle } from "./html";

/** A form that a browser without scripts can send. */
export type PlainForm<Receipt> = {
  /** Path of the call it stands for. */
  call: string;
  /** The call's body, out of the form's fields. */
  body: (sent: URLSearchParams) => object;
  /** What its answers say. */
  texts: (locale: Locale) => {
    /** What a field is called on the page that refuses it. */
    labels: Readonly<Record<string, string>>;
    /** Titles of the two answers. */
    done: string;
    refused: string;
    /** What is said once the call is carried out. */
    outcome: (receipt: Receipt, sent: URLSearchParams) => string;
  };
};

type Failure = components["schemas"]["Error"];

/** Bytes that a form may have. */
const largestForm = 256 * 1024;

/** The page that answers a form sent by a browser without scripts. */
function page(locale: Locale, status: number, title: string, lines: string[]): Response {
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n");
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${pageStyle}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${paragraphs}
<p><a href="${localizedPath(locale, "/")}">${escapeHtml(textsIn(locale).forms.home)}</a></p></main></body></html>`;
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": pagePolicy };
  return new Response(html, { status, headers });
}

/**
 * A form as a browser without scripts sends it: handed on as the call of the contract, and its answer shown as a page.
 * @param call makes a call of the contract, with the sender's connection
 */
export async function answerPlainForm<Receipt>(
  form: PlainForm<Receipt>,
  request: Request,
  call: (path: string, init: RequestInit) => Response | Promise<Response>,
): Promise<Response> {
  const locale = localeOrDefault(new URL(request.url).searchParams.get("lang"));
  const { labels, done, refused, outcome } = form.texts(locale);
  const refuse = (status: number, lines: string[]) =>
    page(locale, status, refused, [...lines, textsIn(locale).forms.back]);

  const bytes = await readBytes(request, largestForm).catch(() => null);
  if (!bytes) return refuse(413, [messageOf("body_too_large", locale)]);
  const sent = new URLSearchParams(bytes.toString("utf8"));
  const response = await call(form.call, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-app-lang-code": locale,
      "idempotency-key": randomUUID(),
      // Nobody took the time without scripts; the honeypot stands in the form all the same.
      "x-form-trace": formTrace(leastFillTime, sent.get(honeypotName) ?? ""),
    },
    body: JSON.stringify(form.body(sent)),
  });
  // What the contract says it answers.
  if (response.ok)
    return page(locale, response.status, done, [outcome((await response.json()) as Receipt, sent)]);
  const { message, fields } = (await response.json()) as Failure;
  const named = fields?.map(({ field, message }) =>
    labels[field] ? `${labels[field]}: ${message}` : message,
  );
  return refuse(response.status, named ?? [message]);
}
