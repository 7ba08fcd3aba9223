import { describe, expect, test } from "vitest";
import { readExtraServiceList } from "@/services/answers/extra-service-list";
import { readInstagramAccountList } from "@/services/answers/instagram-account-list";
import { readIntegrationList } from "@/services/answers/integration-list";
import { readWhatsappNumberList } from "@/services/answers/whatsapp-number-list";

const a = { id: "a", name: "A" };

test.each([
  ["services", (body: unknown) => readExtraServiceList(body, "tr").services],
  ["integrations", (body: unknown) => readIntegrationList(body, "tr").integrations],
  ["accounts", (body: unknown) => readInstagramAccountList(body, "tr").accounts],
  ["numbers", (body: unknown) => readWhatsappNumberList(body, "tr").numbers],
] as const)("of the %s each is listed once, and those without an id are left out", (_, read) => {
  expect(read([a, { name: "?" }, { id: "b", name: "B" }, a])).toHaveLength(2);
  expect(() => read([{ name: "?" }])).toThrow("invalid-response");
});

describe("extra services", () => {
  const read = (body: unknown) => readExtraServiceList(body, "tr").services;

  test.each(["services", "extra_services", "addons", "add_ons", "extraServices"])(
    "are listed under %s",
    (name) => expect(read({ other: [{ id: "x" }], [name]: [a] })).toMatchObject([{ code: "a" }]),
  );

  test.each(["code", "service_code", "id", "uuid", "service_id", "addon_id", "type"])(
    "are chosen by their %s",
    (name) => expect(read([{ [name]: "sms", name: "SMS" }])).toMatchObject([{ code: "sms", name: "SMS" }]),
  );

  test("are chosen by a code rather than by an id", () =>
    expect(read([{ id: 5, code: "sms", type: "x" }])).toMatchObject([{ code: "sms" }]));

  test.each(["name", "title", "label", "service_name"])("are called by their %s", (name) =>
    expect(read([{ code: "sms", [name]: "Texts" }])).toMatchObject([{ code: "sms", name: "Texts" }]),
  );

  test("without a name are called by their code or id", () => {
    expect(read([{ code: "sms", id: 1 }])).toMatchObject([{ name: "sms" }]);
    expect(read([{ code: "" }, { id: 5 }])).toMatchObject([{ code: 5, name: "5" }]);
  });

  test.each(["description", "text", "summary"])("are described by their %s", (name) =>
    expect(read([{ ...a, [name]: "All." }])).toEqual([{ code: "a", name: "A", description: "All." }]),
  );
});

describe("integrations", () => {
  const read = (body: unknown) => readIntegrationList(body, "tr").integrations;

  test.each(["integrations", "integration_list", "integration_types", "platforms"])(
    "are listed under %s",
    (name) => expect(read({ other: [{ id: "x" }], [name]: [a] })).toMatchObject([{ type: "a" }]),
  );

  test.each(["type", "integration_type", "code", "id", "integration_id", "platform_id"])(
    "are chosen by their %s",
    (name) => expect(read([{ [name]: "x", name: "X" }])).toMatchObject([{ type: "x" }]),
  );

  test("are chosen by a type rather than by a code", () => {
    const both = { integration_type: "two", code: "three" };
    expect(read([{ id: 4, ...both, type: "one" }])).toMatchObject([{ type: "one" }]);
    expect(read([{ id: 4, ...both }])).toMatchObject([{ type: "two" }]);
  });

  test.each(["name", "title", "label", "integration_name"])("are called by their %s", (name) =>
    expect(read([{ type: "x", [name]: "X" }])).toEqual([{ type: "x", name: "X", description: "" }]),
  );

  test("without a name are called by their type", () =>
    expect(read([{ type: "x" }])).toMatchObject([{ name: "x" }]));

  test.each(["description", "text", "summary"])("are described by their %s", (name) =>
    expect(read([{ type: "x", [name]: "All." }])).toMatchObject([{ description: "All." }]),
  );
});

describe("Instagram accounts", () => {
  const read = (body: unknown) => readInstagramAccountList(body, "tr").accounts;
  const first = (account: object) => read([account])[0];

  test.each(["accounts", "instagram_accounts", "pages"])("are listed under %s", (name) =>
    expect(read({ other: [{ id: "x" }], [name]: [a] })).toMatchObject([{ page_id: "a" }]),
  );

  test.each([
    { page_id: 5, id: 6, page: { id: 7 } },
    { id: 6, page: { id: 5, page_id: 7 } },
    { id: 6, page: { page_id: 5 } },
    { id: 6, facebook_page: { id: 5 } },
    { id: 5, username: "ada" },
    { instagram_id: 5, username: "ada" },
  ])("belong to the page of %j", (account) => expect(first(account)?.page_id).toBe(5));

  test.each([
    [{ page_id: 5, page_name: "Ada" }, "Ada"],
    [{ page_id: 5, page: { name: "Ada", page_name: "B" } }, "Ada"],
    [{ page_id: 5, page: { page_name: "Ada" } }, "Ada"],
    [{ page_id: 5, username: "ada" }, ""],
  ])("in %j have a page called %j", (account, name) => expect(first(account)?.page_name).toBe(name));

  test.each([
    { username: "ada", handle: "b", instagram: { name: "B" } },
    { user_name: "ada", instagram: { name: "B" } },
    { instagram_username: "ada", name: "B" },
    { handle: "@ada", name: "B" },
    { username: "@@ada" },
    { instagram: { username: "ada", name: "B" } },
    { instagram: { name: "ada" }, name: "B" },
    { instagram_business_account: { username: "ada" }, name: "B" },
    { instagram_account: { username: "ada" }, name: "B" },
    { name: "ada", page_name: "B" },
    { page_name: "ada" },
    { page_id: "ada" },
    { page_id: "ada", username: "@" },
  ])("in %j are called ada", (account) => expect(first({ page_id: 5, ...account })?.username).toBe("ada"));

  test("keep an at sign within a name", () =>
    expect(first({ id: 5, username: "a@b" })?.username).toBe("a@b"));

  test.each([
    [{ access_token: "t", page: { token: "u" } }, "t"],
    [{ page_access_token: "t" }, "t"],
    [{ account_access_token: "t", token: "u" }, "t"],
    [{ page: { access_token: "t" } }, "t"],
    [{}, ""],
  ])("in %j have the token %j", (account, token) =>
    expect(first({ page_id: 5, name: "Ada", ...account })?.account_access_token).toBe(token),
  );
});

describe("WhatsApp numbers", () => {
  const read = (body: unknown) => readWhatsappNumberList(body, "tr").numbers;
  const number = "+90 532 123 45 67";

  test.each(["numbers", "phone_numbers", "whatsapp_numbers", "whatsapp_phone_numbers", "phones"])(
    "are listed under %s, also in the accounts they belong to",
    (name) => {
      const expected = [{ whatsapp_number: number, display_name: "", state: null }];
      expect(read({ other: [{ id: "x" }], [name]: [{ number }] })).toEqual(expected);
      expect(read({ data: [{ id: "1", name: "Business", [name]: [{ number }] }] })).toEqual(expected);
    },
  );

  test.each([
    { number, id: 1 },
    { whatsapp_number: number, number: "1" },
    { msisdn: number, id: 1 },
    { phone: { number }, id: 1 },
    { phone_number: { display_phone_number: number }, id: 1 },
    { number: { id: number }, id: 1 },
    { id: number },
  ])("are what %j says", (entry) => expect(read([{ name: "A", ...entry }])[0]?.whatsapp_number).toBe(number));

  test.each(["display_name", "verified_name", "name", "title"])("are called by their %s", (name) =>
    expect(read([{ number, [name]: "Ada" }])).toMatchObject([{ display_name: "Ada" }]),
  );

  test.each([
    [{ state: "available" }, "available"],
    [{ status: "AVAILABLE" }, "available"],
    [{ state: " approval pending " }, "approval_pending"],
    [{ state: "APPROVAL-PENDING" }, "approval_pending"],
    [{ state: "in use-in_app" }, "in_use_in_app"],
    [{ state: "lost" }, null],
    [{ state: 1 }, null],
    [{}, null],
  ])("in %j are in the state %j", (said, state) =>
    expect(read([{ number, name: "Ada", ...said }])[0]?.state).toBe(state),
  );
});
