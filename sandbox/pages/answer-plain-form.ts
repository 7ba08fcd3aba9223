import { randomUUID } from "node:crypto";
import { html as markup } from "hono/html";
import type { components } from "../../src/services/generated/contract";
import { formTrace, minFillTime, honeypotName } from "../../src/lib/form-trace";
import { readBytes } from "../http/read-body";
import { localeOrDefault, messageOf, textsIn } from "../messages";
import type { Locale } from "../../src/config/languages";
import { localizedPath } from "../../src/lib/locale-path";
import { pageOf, pagePolicy } from "./html";

/** Form that browsers can submit without scripts. */
export type PlainForm<Receipt> = {
  /** Path of the corresponding call. */
  call: string;
  /** Builds the body of the call from the form's fields. */
  body: (sent: URLSearchParams) => object;
  /** Texts of the response pages. */
  texts: (locale: Locale) => {
    /** Field labels used on the error page. */
    labels: Readonly<Record<string, string>>;
    /** Titles of the success and error page. */
    done: string;
    refused: string;
    /** Success message. */
    outcome: (receipt: Receipt, sent: URLSearchParams) => string;
  };
};

type Failure = components["schemas"]["Error"];

/** Maximum size of a form in bytes. */
const maxFormBytes = 256 * 1024;

/** Renders the response page for a form submitted without scripts. */
async function page(locale: Locale, status: number, title: string, lines: string[]): Promise<Response> {
  const home = markup`<p><a href="${localizedPath(locale, "/")}">${textsIn(locale).forms.home}</a></p>`;
  const content = [...lines.map((line) => markup`<p>${line}</p>`), home];
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": pagePolicy };
  return new Response(await pageOf(locale, title, content), { status, headers });
}

/**
 * Handles a form submitted without scripts: forwards it as the call of the contract and renders the
 * response as a page.
 * @param call makes a call of the contract over the sender's connection
 */
export async function handlePlainForm<Receipt>(
  form: PlainForm<Receipt>,
  request: Request,
  call: (path: string, init: RequestInit) => Response | Promise<Response>,
): Promise<Response> {
  const locale = localeOrDefault(new URL(request.url).searchParams.get("lang"));
  const { labels, done, refused, outcome } = form.texts(locale);
  const refuse = (status: number, lines: string[]) =>
    page(locale, status, refused, [...lines, textsIn(locale).forms.back]);

  const bytes = await readBytes(request, maxFormBytes).catch(() => null);
  if (!bytes) return refuse(413, [messageOf("body_too_large", locale)]);
  const sent = new URLSearchParams(bytes.toString("utf8"));
  const response = await call(form.call, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-app-lang-code": locale,
      "idempotency-key": randomUUID(),
      // Without scripts there is no fill time to report, but the honeypot field is still in the form.
      "x-form-trace": formTrace(minFillTime, sent.get(honeypotName) ?? ""),
    },
    body: JSON.stringify(form.body(sent)),
  });
  // The contract defines the shape of the response.
  if (response.ok)
    return page(locale, response.status, done, [outcome((await response.json()) as Receipt, sent)]);
  const { message, fields } = (await response.json()) as Failure;
  const named = fields?.map(({ field, message }) =>
    labels[field] ? `${labels[field]}: ${message}` : message,
  );
  return refuse(response.status, named ?? [message]);
}
