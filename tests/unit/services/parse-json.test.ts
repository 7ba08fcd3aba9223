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

test.each([
  [
    '{"$id":"1","Packages":{"$id":"2","$values":[{"$id":"3","Id":1},{"$ref":"3"}]}}',
    {
      $id: "1",
      Packages: [
        { $id: "3", Id: 1 },
        { $id: "3", Id: 1 },
      ],
    },
  ],
  ['{"$id":"1","$values":[]}', []],
  ['{"$type":"List","$values":[1,"a",null]}', [1, "a", null]],
  ['{"a":{"$id":"1","$values":[7]},"b":{"$ref":"1"}}', { a: [7], b: [7] }],
  [
    '{"$id":"1","self":{"$ref":"1"},"n":[{"$ref":"9"}]}',
    { $id: "1", self: { $ref: "1" }, n: [{ $ref: "9" }] },
  ],
  ['{"$id":"1","$values":[17841400000000001]}', ["17841400000000001"]],
])("the preserved references in %s are resolved", (text, value) => expect(parseJson(text)).toEqual(value));
