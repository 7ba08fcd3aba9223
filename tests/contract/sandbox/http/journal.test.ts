import { describe, expect, it } from "vitest";
import { createEffects } from "../../../../sandbox/http/effects";
import { createJournal, headersOf, type JournalEntry } from "../../../../sandbox/http/journal";
import { localeOf, localeOrDefault } from "../../../../sandbox/http/locale-of";
import { namedOrigins } from "../../../../sandbox/http/named-origins";

const entry = (at: number): JournalEntry => ({
  at,
  call: "list-packages",
  method: "POST",
  path: "/",
  headers: {},
  body: undefined,
  status: 200,
});

describe("the journal", () => {
  it("lists calls in their order until it is cleared", () => {
    const journal = createJournal();
    for (const at of [1, 2, 3]) journal.add(entry(at));
    expect(journal.list().map(({ at }) => at)).toEqual([1, 2, 3]);
    journal.clear();
    expect(journal.list()).toEqual([]);
  });

  it.each([2_001, 4_001, 6_500])("keeps the last two thousand of %i calls", (count) => {
    const journal = createJournal();
    for (let at = 1; at <= count; at += 1) journal.add(entry(at));
    expect(journal.list()).toHaveLength(2_000);
    expect(journal.list().at(0)?.at).toBe(count - 1_999);
    expect(journal.list().at(-1)?.at).toBe(count);
  });

  it("keeps the headers that tests ask about", () => {
    const headers = { accept: "a", "X-Form-Trace": "t", cookie: "c", "user-agent": "u" };
    expect(headersOf(new Request("http://site.test/", { headers }))).toEqual({
      accept: "a",
      "x-form-trace": "t",
    });
  });
});

it("the effects are counted by call until they are cleared", () => {
  const effects = createEffects();
  for (const call of ["select-package", "create-onboarding", "select-package"] as const) effects.add(call);
  expect(effects.list()).toEqual({ "select-package": 2, "create-onboarding": 1 });
  effects.clear();
  expect(effects.list()).toEqual({});
});

it.each([
  ["en", "en"],
  ["tr", "tr"],
  ["de", "tr"],
  [undefined, "tr"],
])("a request for the language %s is answered in %s", (asked, locale) => {
  expect(localeOrDefault(asked)).toBe(locale);
  const headers: HeadersInit = asked ? { "x-app-lang-code": asked } : {};
  expect(localeOf(new Request("http://site.test/", { headers }))).toBe(locale);
});

describe("origins out of a setting", () => {
  it.each([
    [undefined, []],
    ["", []],
    [" , ", []],
    ["https://shop.example", ["https://shop.example"]],
    [" https://shop.example , http://localhost:9000", ["https://shop.example", "http://localhost:9000"]],
  ])("of %j are %j", (setting, origins) => expect(namedOrigins(setting)).toEqual(origins));

  it.each(["shop.example", "https://shop.example/", "https://shop.example/path", "https://shop.example:443"])(
    "are refused when one is %s",
    (name) => expect(() => namedOrigins(`https://a.example,${name}`)).toThrow(`SANDBOX_ORIGINS: "${name}"`),
  );
});
