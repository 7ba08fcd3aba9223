import { describe, expect, it } from "vitest";
import type { Locale } from "@/config/languages";
import { fieldMessage } from "../../../../sandbox/field-messages";
import { messageOf } from "../../../../sandbox/messages";
import { pagePolicy, escapeHtml } from "../../../../sandbox/pages/html";
import englishContact from "../../../../locales/en/contact.json";
import englishLayout from "../../../../locales/en/layout.json";
import turkishContact from "../../../../locales/tr/contact.json";
import turkishLayout from "../../../../locales/tr/layout.json";
import { openSandbox, start } from "../open-sandbox";

const contact = {
  name: "Elif",
  surname: "Yıldız",
  email: "elif@papatya.example",
  department: "Sales",
  message: "Merhaba",
};
const locales = {
  tr: { contact: turkishContact, layout: turkishLayout },
  en: { contact: englishContact, layout: englishLayout },
};

/** A form as a browser without scripts sends it. */
function open(options: Parameters<typeof openSandbox>[0] = {}) {
  const opened = openSandbox(options);
  const send = async (form: string, fields: Record<string, string>, lang = "en") => {
    const body = new URLSearchParams(fields);
    const response = await opened.ask(`/site/${form}-form?lang=${lang}`, { method: "POST", body });
    return { status: response.status, headers: response.headers, page: await response.text() };
  };
  const leads = async () =>
    (await opened.read("/sandbox/leads")).body as { contactMessages: object[]; subscriptions: object[] };
  return { ...opened, send, leads };
}
const paragraphs = (page: string) => [...page.matchAll(/<p>(.*)<\/p>/g)].map(([, text]) => text);

describe("the contact form of a browser without scripts", () => {
  it.each([
    ["tr", "Mesajınız bize ulaştı", "Takip numaranız: ", "/"],
    ["en", "Your message has reached us", "Your reference: ", "/en/"],
  ])("is answered in %s with the reference under which it is kept", async (lang, title, outcome, home) => {
    const { send, leads } = open();
    const { status, headers, page } = await send("contact", { website: "", ...contact }, lang);
    const [message] = (await leads()).contactMessages as { reference: string }[];
    expect(message).toEqual({ ...contact, reference: message?.reference, at: start });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("content-security-policy")).toBe(pagePolicy);
    expect(page).toMatch(/^<!doctype html>\n<html lang="(tr|en)">/);
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain(`<title>${title}</title>`);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(paragraphs(page)[0]).toBe(`${outcome}${message?.reference}`);
    expect(page).toContain(`<a href="${home}">`);
  });

  it.each([
    ["plans", { topic: "plans" }],
    ["", {}],
  ])("takes the topic along where one was chosen (%j)", async (topic, kept) => {
    const { send, leads } = open();
    await send("contact", { ...contact, topic });
    const [message] = (await leads()).contactMessages;
    expect(message).toMatchObject({ ...contact, ...kept });
    expect("topic" in (message ?? {})).toBe(topic !== "");
  });

  it.each(["tr", "en"] as const)(
    "names every field that does not fit, in %s, and the way back",
    async (lang) => {
      const { send, leads } = open();
      const { status, page } = await send("contact", { ...contact, name: "", email: "elif@" }, lang);
      const { field } = locales[lang].contact;
      expect(status).toBe(422);
      expect(paragraphs(page).slice(0, 2)).toEqual([
        escapeHtml(`${field.name}: ${fieldMessage("name", "pattern", "", lang)}`),
        escapeHtml(`${field.email}: ${fieldMessage("email", "pattern", "elif@", lang)}`),
      ]);
      expect(paragraphs(page)[2]).toMatch(lang === "tr" ? /geri düğmesiyle/ : /back button/);
      expect(page).toContain(lang === "tr" ? "gönderilemedi" : "could not be sent");
      expect((await leads()).contactMessages).toEqual([]);
    },
  );

  it("takes fields that are missing for empty ones", async () => {
    const { status, page } = await open().send("contact", {});
    expect(status).toBe(422);
    expect(page).toContain(
      escapeHtml(`${englishContact.field.message}: ${fieldMessage("message", "pattern", "", "en")}`),
    );
  });
});

describe("the newsletter form of a browser without scripts", () => {
  const email = "o'neil@ornek.example";

  it.each(["tr", "en"] as const)("says in %s to which address the newsletter goes", async (lang) => {
    const { send, leads } = open();
    const { status, page } = await send("newsletter", { email: ` ${email} `, consent: "on" }, lang);
    expect(status).toBe(200);
    expect(paragraphs(page)[0]).toBe(
      escapeHtml(locales[lang].layout.newsletter.done.replace("{{email}}", email)),
    );
    expect((await leads()).subscriptions).toEqual([{ email, at: start, locale: lang }]);
    expect(page).toContain(lang === "tr" ? "Adresiniz listemizde" : "You’re on the list");
  });

  it.each<[Locale, string]>([
    ["tr", "Onay kutusu"],
    ["en", "Consent"],
  ])("needs a ticked box, in %s", async (lang, label) => {
    const { send, leads } = open();
    for (const consent of [undefined, "", "false", "true"]) {
      const { status, page } = await send(
        "newsletter",
        { email, ...(consent !== undefined && { consent }) },
        lang,
      );
      expect(status).toBe(422);
      expect(paragraphs(page)[0]).toBe(`${label}: ${fieldMessage("consent", "const", false, lang)}`);
      expect(page).toContain(
        lang === "tr" ? "Bülten kaydınız tamamlanamadı" : "We could not add you to the list",
      );
    }
    expect((await leads()).subscriptions).toEqual([]);
  });

  it.each(["tr", "en"] as const)("names the address by its label, in %s", async (lang) => {
    const { page } = await open().send("newsletter", { consent: "on" }, lang);
    expect(paragraphs(page)[0]).toBe(
      `${locales[lang].layout.newsletter.email}: ${fieldMessage("email", "required", undefined, lang)}`,
    );
  });
});

describe("a form of a browser without scripts", () => {
  it("is refused when a program filled in the honeypot", async () => {
    const { status, page } = await open().send("contact", { ...contact, website: "x" });
    expect([status, paragraphs(page)[0]]).toEqual([422, messageOf("looks_automated", "en")]);
  });

  it("is refused beyond 256 KiB, and answered in Turkish where no language is named", async () => {
    const { ask } = open();
    const send = async (length: number) =>
      ask("/site/contact-form", { method: "POST", body: `other=${"x".repeat(length - 6)}` });
    expect((await send(256 * 1024)).status).toBe(422);
    const large = await send(256 * 1024 + 1);
    expect([large.status, await large.text()]).toEqual([
      413,
      expect.stringContaining(messageOf("body_too_large", "tr")) as string,
    ]);
  });

  it("is limited by the sender's address", async () => {
    const { ask } = open({ rateLimit: { calls: 1, milliseconds: 60_000 } });
    const send = (remoteAddress: string) =>
      ask(
        "/site/newsletter-form?lang=en",
        { method: "POST", body: new URLSearchParams({ email: "a@b.example", consent: "on" }) },
        { incoming: { socket: { remoteAddress } } },
      );
    expect([(await send("203.0.113.9")).status, (await send("203.0.113.10")).status]).toEqual([200, 200]);
    const limited = await send("203.0.113.9");
    expect([limited.status, paragraphs(await limited.text())[0]]).toEqual([
      429,
      messageOf("rate_limited", "en"),
    ]);
  });
});
