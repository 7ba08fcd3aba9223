import fc from "fast-check";
import { expect, test } from "vitest";
import { decoded, parseJson } from "@/services/answers/parse-json";

test("any text is parsed like JSON, but for numbers that would be rounded", () => {
  fc.assert(
    fc.property(fc.json({ noUnicodeString: false }), (text) => {
      const isShort = !/\d{16}/.test(text);
      if (isShort) expect(parseJson(text)).toEqual(JSON.parse(text));
      else expect(() => parseJson(text)).not.toThrow();
    }),
    { numRuns: 1_000 },
  );
}, 60_000);

test.each([
  [
    { statusCode: 200, body: '{"id":1}' },
    { statusCode: 200, body: { id: 1 } },
  ],
  [
    { d: "[1]", data: { text: ' {"a":"[2]"}' } },
    { d: [1], data: { text: { a: "[2]" } } },
  ],
  ['"{\\"id\\":17841400000000001}"', '"{\\"id\\":17841400000000001}"'],
  ['{"id":17841400000000001}', { id: "17841400000000001" }],
  [[{ name: "[1]" }], [{ name: "[1]" }]],
  [
    { name: "[Yeni] paket", note: "{" },
    { name: "[Yeni] paket", note: "{" },
  ],
  ["text", "text"],
  [null, null],
])("JSON in %j is read, and other texts stay what they are", (value, expected) =>
  expect(decoded(value)).toEqual(expected),
);
