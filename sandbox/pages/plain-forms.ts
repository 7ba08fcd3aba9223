import { randomUUID } from "node:crypto";
import { html as markup } from "hono/html";
import englishContact from "../../locales/en/contact.json";
import englishLayout from "../../locales/en/layout.json";
import turkishContact from "../../locales/tr/contact.json";
import turkishLayout from "../../locales/tr/layout.json";
import type { Locale } from "../../src/config/languages";
import { formTrace, honeypotName, minFillTime } from "../../src/lib/form-trace";
import { localizedPath } from "../../src/lib/locale-path";
import type { components } from "../../src/services/generated/contract";
import { fieldsOf } from "../contract";
import { readBytes } from "../http/read-body";
import { localeOrDefault, messageOf, textsIn } from "../messages";
import { pageOf, pagePolicy } from "./html";

/** Contract operations by form name, for forms that browsers can submit without scripts. */
const calls = { contact: "send-contact-message", newsletter: "subscribe-newsletter" } as const;
export type PlainForm = keyof typeof calls;
export const plainForms = Object.keys(calls) as PlainForm[];

/** Maximum size of a form in bytes. */
const maxFormBytes = 256 * 1024;

/** Converts form fields to a request body: empty optional fields are omitted; only a ticked box is true. */
const bodyOf = (form: PlainForm, sent: URLSearchParams) =>
  Object.fromEntries(
    Object.entries(fieldsOf(calls[form])).flatMap(([field, { isRequired }]) => {
      const value = field === "consent" ? sent.get(field) === "on" : (sent.get(field) ?? "");
      return isRequired || value ? [[field, value]] : [];
    }),
  );

const strings = {
  tr: { contact: turkishContact, layout: turkishLayout },
  en: { contact: englishContact, layout: englishLayout },
};

/** Returns the field labels and the success message, in English if the sandbox lacks the language. */
function wordsOf(form: PlainForm, locale: Locale) {
  const { contact, layout } = (strings as Partial<typeof strings>)[locale] ?? strings.en;
  const { contactOutcome, consent } = textsIn(locale).forms;
  return form === "contact"
    ? { labels: contact.field, outcome: contactOutcome }
    : { labels: { email: layout.newsletter.email, consent }, outcome: layout.newsletter.done };
}

async function page(locale: Locale, status: number, title: string, lines: string[]): Promise<Response> {
  const home = markup`<p><a href="${localizedPath(locale, "/")}">${textsIn(locale).forms.home}</a></p>`;
  const content = [...lines.map((line) => markup`<p>${line}</p>`), home];
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": pagePolicy };
  return new Response(await pageOf(locale, title, content), { status, headers });
}

/**
 * Handles a form submitted without scripts: executes its contract operation and renders the response as a page.
 * @param call executes a contract operation as if the visitor had called it directly
 */
export async function handlePlainForm(
  form: PlainForm,
  request: Request,
  call: (path: string, init: RequestInit) => Response | Promise<Response>,
): Promise<Response> {
  const locale = localeOrDefault(new URL(request.url).searchParams.get("lang"));
  const texts = textsIn(locale).forms;
  const refuse = (status: number, lines: string[]) =>
    page(locale, status, texts[`${form}Refused`], [...lines, texts.back]);

  const bytes = await readBytes(request, maxFormBytes).catch(() => null);
  if (!bytes) return refuse(413, [messageOf("body_too_large", locale)]);
  const sent = new URLSearchParams(bytes.toString("utf8"));
  const response = await call(`/site/${form}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-app-lang-code": locale,
      "idempotency-key": randomUUID(),
      // Without scripts there is no fill time to report, but the honeypot field is still in the form.
      "x-form-trace": formTrace(minFillTime, sent.get(honeypotName) ?? ""),
    },
    body: JSON.stringify(bodyOf(form, sent)),
  });
  const { labels, outcome } = wordsOf(form, locale);
  if (response.ok) {
    const { reference = "" } = (await response.json()) as { reference?: string };
    const values = { "{{reference}}": reference, "{{email}}": (sent.get("email") ?? "").trim() };
    const text = Object.entries(values).reduce(
      (all, [name, value]) => all.replace(name, () => value),
      outcome,
    );
    return page(locale, response.status, texts[`${form}Done`], [text]);
  }
  // The contract defines the shape of the response.
  const { message, fields } = (await response.json()) as components["schemas"]["Error"];
  const named = fields?.map(({ field, message: why }) => {
    const label = (labels as Partial<Record<string, string>>)[field];
    return label ? `${label}: ${why}` : why;
  });
  return refuse(response.status, named ?? [message]);
}
