import englishContact from "../../locales/en/contact.json";
import englishLayout from "../../locales/en/layout.json";
import turkishContact from "../../locales/tr/contact.json";
import turkishLayout from "../../locales/tr/layout.json";
import type { components } from "../../src/services/generated/contract";
import { fieldsOf, type OperationId } from "../contract";
import type { PlainForm } from "./answer-plain-form";

type Schemas = components["schemas"];

/** The fields of a form as a call's body: an optional one that was left empty is left out. */
const bodyOf = (call: OperationId, sent: URLSearchParams) =>
  Object.fromEntries(
    Object.entries(fieldsOf(call)).flatMap(([field, { isRequired }]) => {
      const value = sent.get(field) ?? "";
      return isRequired || value ? [[field, value]] : [];
    }),
  );

/** The contact form. */
export const plainContact: PlainForm<Schemas["ContactReceipt"]> = {
  call: "/site/contact",
  body: (sent) => bodyOf("send-contact-message", sent),
  texts: {
    tr: {
      labels: turkishContact.field,
      done: "Mesajınız bize ulaştı",
      refused: "Mesajınız gönderilemedi",
      outcome: ({ reference }) => `Takip numaranız: ${reference}`,
    },
    en: {
      labels: englishContact.field,
      done: "Your message has reached us",
      refused: "Your message could not be sent",
      outcome: ({ reference }) => `Your reference: ${reference}`,
    },
  },
};

/** The address as it was typed, without blanks around it. */
const addressOf = (sent: URLSearchParams) => (sent.get("email") ?? "").trim();

const subscribed = (text: string, sent: URLSearchParams) => text.replace("{{email}}", () => addressOf(sent));

/** The newsletter form, whose consent is given by a ticked box and by nothing else. */
export const plainNewsletter: PlainForm<Schemas["NewsletterReceipt"]> = {
  call: "/site/newsletter",
  body: (sent) => ({ email: addressOf(sent), consent: sent.get("consent") === "on" }),
  texts: {
    tr: {
      labels: { email: turkishLayout.newsletter.email, consent: "Onay kutusu" },
      done: "Adresiniz listemizde",
      refused: "Bülten kaydınız tamamlanamadı",
      outcome: (_, sent) => subscribed(turkishLayout.newsletter.done, sent),
    },
    en: {
      labels: { email: englishLayout.newsletter.email, consent: "Consent" },
      done: "You’re on the list",
      refused: "We could not add you to the list",
      outcome: (_, sent) => subscribed(englishLayout.newsletter.done, sent),
    },
  },
};
