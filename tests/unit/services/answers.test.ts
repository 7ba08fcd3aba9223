import { describe, expect, test } from "vitest";
import { readCompanyData } from "@/services/answers/company-data";
import { readCompletedOnboarding } from "@/services/answers/completed-onboarding";
import { readCreatedOnboarding } from "@/services/answers/created-onboarding";
import { readExtraServiceList } from "@/services/answers/extra-service-list";
import { readFacebookConnection } from "@/services/answers/facebook-connection";
import { readInstagramAccountList } from "@/services/answers/instagram-account-list";
import { readIntegrationList } from "@/services/answers/integration-list";
import { readOnboardingInformation } from "@/services/answers/onboarding-information";
import { readPackageList } from "@/services/answers/package-list";
import { decoded, parseJson } from "@/services/answers/parse-json";
import { readAmount } from "@/services/answers/read-amount";
import type { InstallationItem } from "@/services/answers/read-installation";
import { readPrice } from "@/services/answers/read-price";
import { readStoreInstallation } from "@/services/answers/store-installation";
import { readWhatsappNumberList } from "@/services/answers/whatsapp-number-list";
import { plausibleAnswers } from "../../fixtures/plausible-answers";

const states = (items: InstallationItem[]) => items.map(({ key, state }) => `${key} ${state}`);

/** What is looked at of each call's answer. */
const looks: Record<string, (answer: unknown) => unknown> = {
  "create-onboarding": readCreatedOnboarding,
  "list-packages": (answer) => readPackageList(answer, "tr").packages.map(({ id }) => id),
  "list-extra-services": (answer) => readExtraServiceList(answer, "tr").services.map(({ code }) => code),
  "list-integrations": (answer) => readIntegrationList(answer, "tr").integrations.map(({ type }) => type),
  "list-whatsapp-numbers": (answer) =>
    readWhatsappNumberList(answer, "tr").numbers.map(({ whatsapp_number }) => whatsapp_number),
  "list-instagram-accounts": (answer) =>
    readInstagramAccountList(answer, "tr").accounts.map(({ page_id }) => page_id),
  "configure-facebook": (answer) => readFacebookConnection(answer, "tr").facebook?.page_name ?? null,
  "complete-onboarding": (answer) => states(readCompletedOnboarding(answer, "tr").configurate_services.items),
  "get-store-setup": (answer) => states(readStoreInstallation(answer, "tr").items),
  "get-store-edit": (answer) => readCompanyData(answer).company,
  "get-information": (answer) => {
    const { customer, package: chosen } = readOnboardingInformation(answer, "tr");
    return { name: customer?.name ?? null, id: chosen?.id ?? null };
  },
};

test("there are at least sixty plausible answers, some of every call", () => {
  expect(plausibleAnswers.length).toBeGreaterThanOrEqual(60);
  expect([...new Set(plausibleAnswers.map(({ call }) => call))].sort()).toEqual(Object.keys(looks).sort());
});

test.each(plausibleAnswers.map((row) => [row.call, JSON.stringify(row.answer), row] as const))(
  "%s: %s",
  (call, _, { answer, expected }) => {
    const text = JSON.stringify(answer) ?? "";
    expect(looks[call]?.(decoded(parseJson(text)))).toEqual(expected);
  },
);

describe("an answer without what a screen needs", () => {
  test.each([
    {},
    undefined,
    { id: 1 },
    { hash: "x" },
    { id: "", hash: "x" },
    { id: {}, hash: [] },
    "text",
    [],
  ])("has no credentials: %j", (answer) =>
    expect(() => readCreatedOnboarding(answer)).toThrow(/invalid-response/),
  );
  test.each([
    { foo: 1 },
    { success: true, message: "" },
    { user: { name: "Ada" }, total: 3 },
    { packages: { name: "x" } },
    { packages: [{ name: "x" }] },
    7,
    "text",
    { packages: [null, {}] },
  ])("has no packages: %j", (answer) =>
    expect(() => readPackageList(answer, "tr")).toThrow(/invalid-response/),
  );
});

test.each([
  ["25.00", 25],
  ["25,00", 25],
  ["1.250,50", 1250.5],
  ["1,250.50", 1250.5],
  ["1.250", 1250],
  ["25 USD", 25],
  ["₺25", 25],
  [25.5, 25.5],
  ["0", 0],
  ["-5", null],
  [-5, null],
  [NaN, null],
  [1e12, null],
  ["free", null],
  [{}, null],
])("the amount %j is %j", (value, amount) => expect(readAmount(value)).toBe(amount));

test.each([
  [
    { price: { amount: "25,00", currency: "usd", interval: "MONTHLY" } },
    { amount: 25, currency: "USD", interval: "month" },
  ],
  [
    { price: 25, currency: "USD", period: "yearly" },
    { amount: 25, currency: "USD", interval: "year" },
  ],
  [{ price: "$25" }, { amount: 25, currency: "USD", interval: null }],
  [{ price: "25 TL" }, { amount: 25, currency: "TRY", interval: null }],
  [{ price: "$25/month" }, { amount: 25, currency: "USD", interval: "month" }],
  [{ price: "1.250,50 TL / ay" }, { amount: 1250.5, currency: "TRY", interval: "month" }],
  [
    { price: { amount: 25, currency: { code: "usd" } }, period: "YIL" },
    { amount: 25, currency: "USD", interval: "year" },
  ],
  [{ price: "25 USD for 3 months" }, null],
  [{ price: "20-25 USD" }, null],
  [{ price: "25 per month" }, null],
  [{ price: { amount: 5, currency: "dollars" } }, null],
  [{ price: 25 }, null],
  [{}, null],
] as const)("the price in %j is %j", (offer, price) => expect(readPrice(offer)).toEqual(price));

test("whole numbers that JavaScript would round stay what they are, and texts too", () => {
  expect(
    parseJson('{"id":17841400000000001,"t":"12345678901234567890","n":[1.5,12],"s":"a\\"9007199254740993"}'),
  ).toEqual({
    id: "17841400000000001",
    t: "12345678901234567890",
    n: [1.5, 12],
    s: 'a"9007199254740993',
  });
  expect(parseJson(" \n")).toBeUndefined();
  expect(() => parseJson("<html>")).toThrow(SyntaxError);
});

test("texts in two languages are read in the page's", () => {
  const answer = { services: [{ code: "sms", name: { tr: "Mesaj", en: "Texts" } }] };
  expect(readExtraServiceList(answer, "en").services[0]?.name).toBe("Texts");
  expect(readExtraServiceList(answer, "tr").services[0]?.name).toBe("Mesaj");
});

test.each([
  { name: { "tr-TR": "Mesaj", "en-US": "Texts" } },
  {
    name: [
      { lang: "tr", value: "Mesaj" },
      { lang: "en", value: "Texts" },
    ],
  },
  { name: "SMS", translations: { tr: { name: "Mesaj" }, en: { name: "Texts" } } },
  {
    translations: [
      { locale: "TR_tr", name: "Mesaj" },
      { locale: "en", name: "Texts" },
    ],
  },
  { name: "SMS", name_tr: "Mesaj", nameEn: "Texts" },
  { attributes: { name: { en: { value: "Texts" }, tr: { value: "Mesaj" } } } },
])("the names in %j are read in the page's language", (service) => {
  const nameIn = (locale: "tr" | "en") =>
    readExtraServiceList([{ code: "sms", ...service }], locale).services[0]?.name;
  expect([nameIn("tr"), nameIn("en")]).toEqual(["Mesaj", "Texts"]);
});

test("a name in another language is better than none", () =>
  expect(readExtraServiceList([{ id: 5, name: { en: "Texts" } }], "tr").services[0]?.name).toBe("Texts"));
