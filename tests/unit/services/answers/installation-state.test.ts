import { describe, expect, test } from "vitest";
import {
  installationIn,
  readDomain,
  readInstallationItems,
  readShare,
  readState,
} from "@/services/answers/read-installation";

test.each([
  [true, "done"],
  ["yes", "done"],
  [1, "done"],
  ["STATUS_DONE", "done"],
  ["setupCompleted", "done"],
  ["Tamamlandı", "done"],
  ["2026-11-24T10:00:00Z", "done"],
  ["2026-11-24", "done"],
  ["x 2026-11-24", "waiting"],
  [100, "done"],
  ["100 %", "done"],
  ["%100", "done"],
  ["done later", "waiting"],
  ["not done", "waiting"],
  ["UN_DONE", "waiting"],
  ["not installing", "waiting"],
  ["installing", "doing"],
  ["kuruluyor", "doing"],
  ["in progress", "doing"],
  ["IN-PROGRESS", "doing"],
  ["inProgress", "doing"],
  ["started", "doing"],
  ["restarted", "waiting"],
  [40, "doing"],
  ["40%", "doing"],
  ["99,5 %", "doing"],
  [0, "waiting"],
  ["0 %", "waiting"],
  [101, "waiting"],
  ["1000", "waiting"],
  ["40 of 100", "waiting"],
  ["x40", "waiting"],
  [false, "waiting"],
  ["", "waiting"],
  [null, "waiting"],
  [{}, "waiting"],
  [{ value: "done" }, "done"],
])("the state %j is %s", (value, state) => expect(readState(value)).toBe(state));

test.each([
  [1, "doing"],
  ["1", "doing"],
  [0.5, "doing"],
  ["0.5", "doing"],
  [99, "doing"],
  [100, "done"],
  ["100,0", "done"],
  [0, "waiting"],
  [101, "waiting"],
  [-5, "waiting"],
  ["done", "done"],
  [true, "done"],
  [undefined, "waiting"],
])("of 100 the share %j is %s", (value, state) => expect(readShare(value)).toBe(state));

describe("the items of an installation", () => {
  const read = (value: unknown) => readInstallationItems(value, "tr");
  const itemsOf = (value: unknown) => read(value).items;

  test.each([
    { key: "store" },
    { code: "store" },
    { service: "shop" },
    { type: "storefront" },
    { slug: "store_setup" },
    { id: "store" },
    { name: "Store" },
    { title: "shop-setup" },
    { label: "Shop" },
    { key: "x", name: "Store" },
  ])("know %j as the store", (entry) =>
    expect(itemsOf([{ ...entry, state: "done" }])).toEqual([{ key: "store", state: "done" }]),
  );

  test.each([
    ["whatsapp_number", "whatsapp"],
    ["Whats App", "whatsapp"],
    ["INSTAGRAM", "instagram"],
    ["company_data", "company"],
    ["company", "company"],
    ["my company", "my company"],
    ["e-mail", "credentials"],
    ["user name", "credentials"],
    ["the login", "the login"],
    ["restore", "restore"],
  ])("have %s as %s", (key, expected) => expect(itemsOf([{ key }])[0]?.key).toBe(expected));

  test("keep a name that says more than the key", () => {
    expect(itemsOf([{ key: "sms", name: "Texts" }])).toEqual([
      { key: "sms", name: "Texts", state: "waiting" },
    ]);
    expect(itemsOf([{ key: "sms", name: "sms" }])).toEqual([{ key: "sms", state: "waiting" }]);
    expect(itemsOf([{ key: "store", name: "My store" }])).toEqual([{ key: "store", state: "waiting" }]);
    expect(itemsOf([{ name: "Texts" }])).toEqual([{ key: "Texts", state: "waiting" }]);
  });

  test.each(["state", "status", "done", "is_done", "isCompleted", "installed", "finished_at"])(
    "say how far they are under %s",
    (name) => {
      expect(read([{ key: "sms", [name]: "done" }])).toEqual({
        items: [{ key: "sms", state: "done" }],
        hasStates: true,
      });
    },
  );

  test.each(["progress", "percent", "percentage"])("have the share of 100 under %s", (name) => {
    expect(read([{ key: "sms", [name]: 1 }])).toEqual({
      items: [{ key: "sms", state: "doing" }],
      hasStates: true,
    });
    expect(itemsOf([{ key: "sms", [name]: 1, state: "done" }])[0]?.state).toBe("done");
  });

  test("may say nothing of how far they are", () => {
    expect(read([{ key: "sms" }, "mail"])).toEqual({
      items: [
        { key: "sms", state: "waiting" },
        { key: "credentials", state: "waiting" },
      ],
      hasStates: false,
    });
    expect(read([{ key: "sms" }, { key: "x", state: "doing" }]).hasStates).toBe(true);
    expect(read([{ key: "x", state: "doing" }, { key: "sms" }]).hasStates).toBe(true);
  });

  test.each([
    [{ whatsapp: "done", sms: true, x: 40 }, ["whatsapp done", "sms done", "x doing"]],
    [{ sms: true, domain: "a", url: "b", email: "c", sub_domain: "d", total: 3 }, ["sms done"]],
    [{ sms: { state: "done" }, x: { state: "doing" } }, ["sms done", "x doing"]],
    [{ id: 5, status: "queued" }, []],
    [{ uuid: "x", sms: true }, []],
    [{ id: 5, steps: [{ key: "sms", state: "done" }] }, ["sms done"]],
    [{ domain: "a" }, []],
    [{ domain: "a", total: 3 }, []],
    [{ data: [{ key: "sms", state: "done" }] }, ["sms done"]],
    [[{ id: "data", state: "done" }], []],
    [{}, []],
    [[{ key: "sms", state: "done" }, { key: "sms", state: "doing" }], ["sms done"]],
    [[{ state: "done" }, null, { key: "total" }, { key: "<b>" }], []],
    ["sms", []],
    [null, []],
    [undefined, []],
  ])("in %j are %j", (value, expected) =>
    expect(itemsOf(value).map(({ key, state }) => `${key} ${state}`)).toEqual(expected),
  ); // prettier-ignore

  test("are 50 at most", () => {
    const many = Array.from({ length: 60 }, (_, index) => `item ${index}`);
    expect(itemsOf(many)).toHaveLength(50);
  });
});

const list = [{ key: "sms" }];

test.each([
  [list, list],
  [{ data: list }, list],
  [{ result: list }, list],
  [{ payload: list }, list],
  [{ data: { data: list } }, list],
  [{ items: list }, list],
  [{ setup: { steps: list } }, list],
  [{ x: { services: "none" }, installation: { a: 1 } }, { a: 1 }],
  [{ items: null, progress: 4, steps: { a: 1 } }, { a: 1 }],
  [{ data: list, items: { a: 1 } }, list],
  [{ others: list }, undefined],
  [{ items: "sms" }, undefined],
])("what is being installed in %j is %j", (body, found) => expect(installationIn(body)).toEqual(found));

test.each([
  [{ domain: "a.example" }, "a.example"],
  [{ data: { shop_url: "https://a.example/x" } }, "https://a.example/x"],
  [{ domain: " ", store_domain: "a.example" }, "a.example"],
  [{ domain: 7, x: { domain: "a.example" } }, "a.example"],
  [{ url: "https://a.example/" }, "https://a.example/"],
  [{ url: " HTTP://a.example " }, " HTTP://a.example "],
  [{ data: { url: "a.example" } }, "a.example"],
  [{ url: "b.example", domain: "a.example" }, "a.example"],
  [{ url: "https://a.example/x" }, ""],
  [{ url: "see a.example" }, ""],
  [{ url: "ftp://a.example" }, ""],
  [{ x: { url: "a.example" } }, ""],
  [{ url: 7 }, ""],
  [{}, ""],
])("the domain in %j is %j", (body, domain) => expect(readDomain(body)).toBe(domain));

test("of a domain 300 characters are kept", () =>
  expect(readDomain({ domain: "x".repeat(301) })).toBe("x".repeat(300)));
