/** Lists that have to match, but are not linked by types. */
import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { channels } from "@/config/channels";
import { locales, type Locale } from "@/config/languages";
import { sharePictureOf } from "@/config/share-pictures";
import { legalTemplates } from "@/gatsby/data/page-sources";
import type { Body } from "@/services/contract-types";
import { screens } from "@/state/steps";
import { fieldsOf } from "../../sandbox/contract";
import { readData } from "../helpers/data-files";

const read = (file: string) => fs.readFileSync(file, "utf8");

describe("lists of channels", () => {
  const styles = read("src/styles/channels.css");

  it("data/channels.json and src/config/channels.ts contain the same channels", () => {
    const slugs = readData<{ slug: string }[]>("channels.json").map(({ slug }) => slug);
    expect(slugs.toSorted()).toEqual([...channels].toSorted());
  });

  it.each(channels)("%s has a colour in src/styles/channels.css", (channel) => {
    expect(styles).toContain(`--thread-${channel}: `);
    expect(styles).toMatch(
      new RegExp(`\\[data-channel="${channel}"\\] \\{\\s+--thread: var\\(--thread-${channel}\\);`),
    );
  });
});

type FormCall = "send-contact-message" | "create-onboarding" | "subscribe-newsletter" | "edit-store";

/** Files that render the fields of a form; company fields are typed by the contract. */
const drawnIn: Record<Exclude<FormCall, "edit-store">, readonly string[]> = {
  "send-contact-message": ["src/features/contact/contact-form.tsx"],
  "create-onboarding": ["customer-information-form", "try-it-form", "consent-fields"].map(
    (name) => `src/features/sign-up/${name}.tsx`,
  ),
  "subscribe-newsletter": ["src/features/newsletter/newsletter-form.tsx"],
};

const company = { tr: "şirket", en: "company" };
const address = { tr: "adres", en: "address" };
const boxes = { tr: "onay kutuları", en: "boxes in the form" };

/** Words for each collected field in the privacy policy (section 3). */
const collected: {
  [Call in FormCall]: Record<Exclude<keyof Body<Call>, "theme" | "color">, Record<Locale, string>>;
} = {
  "send-contact-message": {
    name: { tr: "adınız", en: "name" },
    surname: { tr: "soyadınız", en: "surname" },
    email: { tr: "e-posta", en: "email" },
    department: { tr: "ekip", en: "team" },
    topic: { tr: "konu", en: "topic" },
    message: { tr: "mesaj", en: "message" },
  },
  "create-onboarding": {
    name: { tr: "ad ve soyad", en: "name and surname" },
    email: { tr: "e-posta", en: "email" },
    phone_number: { tr: "telefon", en: "phone" },
    dealer_code: { tr: "bayi kodu", en: "dealer code" },
    privacy_policy: boxes,
    pdpa: boxes,
    newsletter: boxes,
  },
  "subscribe-newsletter": {
    email: { tr: "e-posta", en: "email" },
    consent: { tr: "izni", en: "consent" },
  },
  "edit-store": {
    company,
    owner: company,
    address,
    country: address,
    city: address,
    town: address,
    district: address,
    zip_code: address,
    taxoffice: company,
    taxnumber: company,
    mail: company,
    phone: company,
    mobile_phone: company,
    fax: company,
  },
};

/** First words of the privacy policy's line on each form. */
const lineOf: Record<FormCall, Record<Locale, string>> = {
  "send-contact-message": { tr: "İletişim formu", en: "Contact form" },
  "create-onboarding": { tr: "Hesap açma ve deneme formu", en: "Sign-up and trial form" },
  "subscribe-newsletter": { tr: "Bülten", en: "Newsletter" },
  "edit-store": { tr: "Mağaza kurulumu", en: "Shop setup" },
};

describe.each(Object.keys(collected) as FormCall[])("list of fields in %s", (call) => {
  const words: Partial<Record<string, Record<Locale, string>>> = collected[call];
  const fields = Object.keys(fieldsOf(call)).filter((field) => !["theme", "color"].includes(field));

  if (call !== "edit-store")
    it("the form renders every contract field", () => {
      const source = drawnIn[call].map(read).join("\n");
      expect(fields.filter((field) => !source.includes(`name="${field}"`))).toEqual([]);
    });

  it.each(locales)(
    "the privacy policy lists every field of the form among the collected data, %s",
    (locale) => {
      const policy = read(`data/legal/privacy-policy/${locale}.md`);
      const line = policy.split("\n").find((text) => text.startsWith(`- **${lineOf[call][locale]}:**`)) ?? "";
      expect(fields.filter((field) => !line.includes(words[field]?.[locale] ?? "?"))).toEqual([]);
    },
  );
});

it("every onboarding screen is visited by the end-to-end tests", () => {
  const places = read("tests/e2e/onboarding-places.ts");
  expect(screens.filter((screen) => !places.includes(`"/onboarding/${screen}/`))).toEqual([]);
});

describe("list of legal texts", () => {
  const folders = fs
    .readdirSync("data/legal", { withFileTypes: true })
    .filter((entry) => entry.isDirectory());

  it("every legal text has a template and the share image for legal pages", () => {
    const ids = folders.map(({ name }) => name).sort();
    expect(Object.keys(legalTemplates).sort()).toEqual(ids);
    expect(ids.filter((id) => sharePictureOf(`/${id}/`) !== "legal")).toEqual([]);
  });
});

it.each(fs.readdirSync("src/pages"))("src/pages/%s loads the strings of the layout and its head", (file) => {
  const source = read(`src/pages/${file}`);
  const [, loaded = ""] = /ns: \{\s*in: \[([^\]]*)\]/.exec(source) ?? [];
  // Pages that search engines must not list have no share image.
  const needed = ["common", "layout", ...(source.includes("isHidden") ? [] : ["share-pictures"])];
  expect(needed.filter((name) => !loaded.includes(`"${name}"`))).toEqual([]);
});
