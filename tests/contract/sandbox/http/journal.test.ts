import { describe, expect, it } from "vitest";
import { createJournal } from "../../../../sandbox/http/journal";
import { namedOrigins } from "../../../../sandbox/http/named-origins";

it("the journal keeps the last 2,000 calls", () => {
  const journal = createJournal();
  const call = { call: "list-packages", method: "POST", path: "/", headers: {}, status: 200 } as const;
  for (let at = 1; at <= 4_001; at += 1) journal.add({ ...call, body: undefined, at });
  expect(journal.list()).toHaveLength(2_000);
  expect(journal.list().at(-1)?.at).toBe(4_001);
});

describe("origins from a setting", () => {
  it.each([
    [undefined, []],
    [" , ", []],
    [" https://shop.example , http://localhost:9000", ["https://shop.example", "http://localhost:9000"]],
  ])("parses the setting %j as the origins %j", (setting, origins) =>
    expect(namedOrigins(setting)).toEqual(origins),
  );

  it.each(["shop.example", "https://shop.example/", "https://shop.example/path", "https://shop.example:443"])(
    "rejects a setting with %s",
    (name) => expect(() => namedOrigins(`https://a.example,${name}`)).toThrow(`SANDBOX_ORIGINS: "${name}"`),
  );
});
