import { describe, expect, test } from "vitest";
import type { Locale } from "@/config/languages";
import { customer, openSandbox, type OpenSandbox } from "./sandbox/open-sandbox";

const person = { name: "Elif", surname: "Yıldız", email: customer.email };

/** Forms that browsers submit without scripts, each with valid fields. */
const plainForms: Readonly<Record<string, Record<string, string>>> = {
  contact: { ...person, department: "Sales", message: "Merhaba" },
  newsletter: { email: person.email, consent: "on" },
};

const connection = { incoming: { socket: { remoteAddress: "203.0.113.9" } } };

const sendPlain = (
  { ask }: OpenSandbox,
  form: string,
  fields: Record<string, string>,
  locale: Locale = "en",
) => {
  const body = new URLSearchParams({ website: "", ...fields });
  return ask(`/site/${form}-form?lang=${locale}`, { method: "POST", body }, connection);
};

/** Returns the stored messages or subscriptions. */
const leads = async ({ read }: OpenSandbox, list: "contactMessages" | "subscriptions") =>
  (await read("/sandbox/leads")).body[list] as Record<string, unknown>[];

describe.each(Object.entries(plainForms))("%s form submitted without scripts", (form, fields) => {
  test("the form accepts a person's submission, and rejects a filled honeypot field or an oversized body with a message", async () => {
    const running = openSandbox();
    expect((await sendPlain(running, form, fields)).status).toBe(200);
    const robot = await sendPlain(running, form, { ...fields, website: "https://evil.example" });
    expect(robot.status).toBe(422);
    expect(await robot.text()).toContain("If it was you, please send it again.");
    const large = await sendPlain(running, form, { ...fields, message: "x".repeat(300_000) });
    expect(large.status).toBe(413);
    expect(await large.text()).toContain("What was sent is too large.");
  });

  test("the form is rate-limited per client IP address", async () => {
    const running = openSandbox({ rateLimit: { calls: 2, milliseconds: 60_000 } });
    await sendPlain(running, form, fields);
    await sendPlain(running, form, fields);
    const limited = await sendPlain(running, form, fields);
    expect(limited.status).toBe(429);
    expect(await limited.text()).toContain("Please try again in a little while.");
  });
});

describe("contact form submitted without scripts", () => {
  test.each([
    ["plans", { topic: "plans" }],
    ["", {}],
  ])("the selected topic is stored, if any (%j)", async (topic, kept) => {
    const running = openSandbox();
    const fields = plainForms.contact as Record<string, string>;
    expect((await sendPlain(running, "contact", { ...fields, topic })).status).toBe(200);
    const [{ reference: _, at: __, ...message } = {}] = await leads(running, "contactMessages");
    expect(message).toEqual({ ...fields, ...kept });
  });

  test("the form rejects a topic that it does not offer", async () => {
    const fields = plainForms.contact as Record<string, string>;
    const refused = await sendPlain(openSandbox(), "contact", { ...fields, topic: "Paketler!" }, "tr");
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("Konu: Listeden bir konu seçin.");
  });
});

describe("newsletter form submitted without scripts", () => {
  test.each<[Locale, Record<string, string>, string, string]>([
    ["tr", { consent: "on" }, "E-posta adresiniz: Bu alanı doldurun.", "geri düğmesiyle"],
    [
      "en",
      { email: "elif@papatya", consent: "on" },
      "Email address: Please enter a valid email!",
      "back button",
    ],
    ["tr", { email: person.email }, "Onay kutusu: Devam etmek için bu onay gerekiyor.", "geri düğmesiyle"],
    [
      "en",
      { email: person.email, consent: "" },
      "Consent: This has to be accepted to continue.",
      "back button",
    ],
    ["en", { email: person.email, consent: "false" }, "Consent: This has to be accepted", "back button"],
  ])(
    "an invalid form gets a page with the field and a link back, and is not stored (%s, %o)",
    async (locale, sent, message, back) => {
      const running = openSandbox();
      const refused = await sendPlain(running, "newsletter", sent, locale);
      expect(refused.status).toBe(422);
      const page = await refused.text();
      expect(page).toContain(`<html lang="${locale}">`);
      expect(page).toContain(message);
      expect(page).toContain(back);
      expect(await leads(running, "subscriptions")).toEqual([]);
    },
  );

  test.each<[Locale, string, string]>([
    ["tr", "Adresiniz listemizde", "Bültenimizi o&#39;neil@ornek.example adresine göndereceğiz."],
    ["en", "You’re on the list", "We’ll send our newsletter to o&#39;neil@ornek.example."],
  ])("the form subscribes and confirms in the visitor's language (%s)", async (locale, title, text) => {
    const running = openSandbox();
    const sent = { email: " o'neil@ornek.example ", consent: "on" };
    const answer = await sendPlain(running, "newsletter", sent, locale);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain(text);
    expect(await leads(running, "subscriptions")).toMatchObject([{ email: "o'neil@ornek.example", locale }]);
  });
});
