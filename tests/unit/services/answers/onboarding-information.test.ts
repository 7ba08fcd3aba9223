import { describe, expect, test } from "vitest";
import site from "../../../../data/site.json";
import { readOnboardingInformation } from "@/services/answers/onboarding-information";
import { nothingChosen } from "../../../helpers/nothing-chosen";

const read = (body: unknown) => readOnboardingInformation(body, "tr");

const nothing = { customer: null, ...nothingChosen };

test.each([undefined, null, "text", {}, { x: 1 }, { data: {} }])("nothing is known from %j", (body) =>
  expect(read(body)).toEqual(nothing),
);

test("the object that has most of an onboarding is read", () => {
  const body = {
    user: { customer: { name: "B" } },
    wizard: { customer: { name: "Ada" }, services: ["sms"] },
  };
  expect(read(body)).toEqual({ ...nothing, customer: { name: "Ada", email: "" }, services: ["sms"] });
});

describe("the customer", () => {
  test.each([
    [{ customer: { name: "Ada", email: "a@b.example" } }, "Ada", "a@b.example"],
    [{ customer_information: { full_name: "Ada" }, package_id: 1 }, "Ada", ""],
    [{ customer: { mail: "a@b.example" } }, "", "a@b.example"],
    [{ name: "Ada", email: "a@b.example" }, "Ada", "a@b.example"],
    [{ data: { email: "a@b.example" } }, "", "a@b.example"],
    [{ data: { name: "Ada" } }, "Ada", ""],
    [{ email: "x@b.example", customer: { email: "a@b.example" } }, "", "a@b.example"],
  ])("in %j is %j at %j", (body, name, email) => expect(read(body).customer).toEqual({ name, email }));
});

describe("the Instagram account", () => {
  test.each([
    [{ instagram: { page_id: 5, username: "ada" } }, { page_id: "5", username: "ada" }],
    [{ instagram: { id: "5", name: "ada" } }, { page_id: "5", username: "ada" }],
    [
      { instagram_account: { page_id: 5, id: 6 }, services: [] },
      { page_id: "5", username: "5" },
    ],
    [{ instagram: "ada" }, { page_id: "", username: "ada" }],
    [
      { instagram_account: "ada", services: [] },
      { page_id: "", username: "ada" },
    ],
    [
      { instagram_username: "ada", services: [] },
      { page_id: "", username: "ada" },
    ],
    [
      { instagram: { id: 5 }, instagram_username: "ada" },
      { page_id: "5", username: "ada" },
    ],
    [{ instagram: "yes" }, null],
    [{ instagram: "no" }, null],
    [{ instagram: true }, null],
    [{ instagram: 5 }, null],
    [{ instagram: {} }, null],
    [{ instagram: { page: 1 } }, null],
  ])("in %j is %j", (body, account) => expect(read(body).instagram).toEqual(account));
});

describe("the Facebook page", () => {
  test.each([
    [{ facebook: { page_name: "Ada", name: "B" } }, "Ada"],
    [{ facebook: { name: "Ada" }, page_name: "B" }, "Ada"],
    [{ facebook_page: { name: "Ada" }, services: [] }, "Ada"],
    [{ page_name: "Ada", services: [] }, "Ada"],
    [{ facebook: "Ada" }, "Ada"],
    [{ facebook_page: "Ada", services: [] }, "Ada"],
  ])("in %j is %s", (body, page_name) => expect(read(body).facebook).toEqual({ page_name }));

  test.each([{ facebook: true }, { facebook: "evet" }, { facebook: "0" }, { facebook: {} }])(
    "in %j has no name",
    (body) => expect(read(body).facebook).toBeNull(),
  );
});

describe("the WhatsApp number", () => {
  const number = "+90 (532) 123-45 67";

  test.each([
    { whatsapp: number },
    { whatsapp_number: number },
    { whatsapp: { whatsapp_number: number, number: "1" } },
    { whatsapp: { number } },
    { whatsapp: { phone_number: number } },
    { whatsapp: { display_phone_number: number } },
    { whatsapp: { phone: number } },
    { whatsapp_number: { number } },
    { whatsapp: { number }, whatsapp_number: "+905321234568" },
  ])("is in %j", (body) => expect(read(body).whatsapp).toEqual({ whatsapp_number: number }));

  test("may be a number in JSON", () =>
    expect(read({ whatsapp: 905321234567 }).whatsapp).toEqual({ whatsapp_number: "905321234567" }));

  test.each([
    { whatsapp: true },
    { whatsapp: "1" },
    { whatsapp: "12345" },
    { whatsapp: "call 123456" },
    { whatsapp: "123456x" },
    { whatsapp: "123456789012345678901" },
    { whatsapp: {} },
  ])("is not in %j", (body) => expect(read(body).whatsapp).toBeNull());
});

describe("a channel that is not connected", () => {
  const named = { username: "ada", page_id: 5, page_name: "Ada", whatsapp_number: "+905321234567" };

  test.each(["instagram", "facebook", "whatsapp"] as const)("is not %s", (channel) => {
    for (const connected of [false, "false", 0, "hayır"]) {
      const block = { [channel]: { connected, ...named }, services: [] };
      expect(read(block)[channel]).toBeNull();
      expect(
        read({ data: { [channel]: { isConnected: connected, ...named }, package_id: 1 } })[channel],
      ).toBeNull();
      expect(read({ ...named, [`${channel}_connected`]: connected, services: [] })[channel]).toBeNull();
    }
    for (const connected of [true, 1, "evet", null, undefined, "?"]) {
      expect(read({ [channel]: { connected, ...named }, services: [] })[channel]).not.toBeNull();
    }
  });

  test.each([
    { instagram: { connected: false }, instagram_username: "ada" },
    { instagram_account: { connected: false, name: "ada" }, services: [] },
    { facebook: { connected: false }, page_name: "Ada" },
    { facebook_page: { connected: false, name: "Ada" }, services: [] },
    { whatsapp: { connected: false }, whatsapp_number: "+905321234567" },
    { whatsapp_number: { connected: false, number: "+905321234567" } },
  ])("has no name elsewhere: %j", (body) =>
    expect(read(body)).toMatchObject({ instagram: null, facebook: null, whatsapp: null }),
  );
});

test.each([
  [{ integration_type: "shopify" }, "shopify"],
  [{ integration: "shopify" }, "shopify"],
  [{ integration_type: 5, integration: "x" }, "5"],
  [{ integration: { type: "shopify", id: 6 } }, "shopify"],
  [{ integration: { code: "shopify", id: 6 } }, "shopify"],
  [{ integration: { integration_id: "shopify" } }, "shopify"],
  [{ integration_type: { type: "shopify", id: 6 } }, "shopify"],
  [{ integration: null, services: [] }, null],
])("the integration in %j is %j", (body, type) => expect(read(body).integration_type).toBe(type));

test.each([
  [{ services: ["sms", "sms"] }, ["sms"]],
  [{ extra_services: ["sms"], package_id: 1 }, ["sms"]],
  [{ services: [{ code: "sms", id: 1 }] }, ["sms"]],
  [{ services: [{ addon_id: 5 }] }, [5]],
  [{ services: "sms, voice" }, ["sms", " voice"]],
  [{ services: "" }, []],
  [{ services: true }, null],
])("the chosen services in %j are %j", (body, services) => expect(read(body).services).toEqual(services));

test.each([
  [{ store_setup: { email: "a@b.example", sub_domain: "ada" } }, { email: "a@b.example", sub_domain: "ada" }],
  [{ store_setup: { mail: "a@b.example", sub_domain: "ada" } }, { email: "a@b.example", sub_domain: "ada" }],
  [
    { setup: { sub_domain: "ada" }, services: [] },
    { email: "", sub_domain: "ada" },
  ],
  [{ sub_domain: "ada" }, { email: "", sub_domain: "ada" }],
  [{ data: { sub_domain: "ada", email: "a@b.example" } }, { email: "a@b.example", sub_domain: "ada" }],
  [{ sub_domain: `ada.${site.storeDomain}` }, { email: "", sub_domain: "ada" }],
  [{ sub_domain: `https://Ada.${site.storeDomain}/` }, { email: "", sub_domain: "ada" }],
  [{ sub_domain: "ada.example" }, { email: "", sub_domain: "ada.example" }],
  [{ store_setup: { email: "a@b.example" } }, null],
])("the store's setup in %j is %j", (body, setup) => expect(read(body).store_setup).toEqual(setup));

test.each([
  [{ configurate_services: [{ key: "sms", state: "done" }] }, ["sms"]],
  [{ configured_services: { sms: true }, services: [] }, ["sms"]],
  [{ configurate_services: [] }, null],
  [{ configurate_services: {} }, null],
  [{ configurate_services: "sms" }, null],
  [{ configurate_services: null, services: [] }, null],
])("what is being installed in %j is %j", (body, keys) =>
  expect(read(body).configurate_services?.items.map(({ key }) => key) ?? null).toEqual(keys),
);
