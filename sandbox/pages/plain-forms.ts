import englishContact from "../../locales/en/contact.json";
import englishLayout from "../../locales/en/layout.json";
import turkishContact from "../../locales/tr/contact.json";
import turkishLayout from "../../locales/tr/layout.json";
import type { Locale } from "../../src/config/languages";
import type { components } from "../../src/services/generated/contract";
import { fieldsOf, type OperationId } from "../contract";
import { textsIn } from "../messages";
import type { PlainForm } from "./answer-plain-form";

type Schemas = components["schemas"];

/** Converts form fields to a call's body; empty optional fields are omitted. */
const bodyOf = (call: OperationId, sent: URLSearchParams) =>
  Object.fromEntries(
    Object.entries(fieldsOf(call)).flatMap(([field, { isRequired }]) => {
      const value = sent.get(field) ?? "";
      return isRequired || value ? [[field, value]] : [];
    }),
  );

const strings = {
  tr: { contact: turkishContact, layout: turkishLayout },
  en: { contact: englishContact, layout: englishLayout },
};
/** Returns the site's strings; falls back to English for languages that this backend lacks. */
const stringsIn = (locale: Locale) => (strings as Partial<typeof strings>)[locale] ?? strings.en;

export const plainContact: PlainForm<Schemas["ContactReceipt"]> = {
  call: "/site/contact",
  body: (sent) => bodyOf("send-contact-message", sent),
  texts: (locale) => {
    const { contactDone, contactRefused, contactOutcome } = textsIn(locale).forms;
    return {
      labels: stringsIn(locale).contact.field,
      done: contactDone,
      refused: contactRefused,
      outcome: ({ reference }) => contactOutcome.replace("{{reference}}", reference),
    };
  },
};

/** Returns the entered e-mail address, trimmed. */
const addressOf = (sent: URLSearchParams) => (sent.get("email") ?? "").trim();

/** Newsletter form; only a ticked box counts as consent. */
export const plainNewsletter: PlainForm<Schemas["NewsletterReceipt"]> = {
  call: "/site/newsletter",
  body: (sent) => ({ email: addressOf(sent), consent: sent.get("consent") === "on" }),
  texts: (locale) => {
    const { consent, newsletterDone, newsletterRefused } = textsIn(locale).forms;
    const { email, done } = stringsIn(locale).layout.newsletter;
    return {
      labels: { email, consent },
      done: newsletterDone,
      refused: newsletterRefused,
      outcome: (_, sent) => done.replace("{{email}}", () => addressOf(sent)),
    };
  },
};
