import fc from "fast-check";
import { expect, test } from "vitest";
import { parseJson } from "@/services/answers/parse-json";

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

test("integers that JavaScript would round become texts, and texts stay what they are", () => {
  const text = '{"id":17841400000000001,"t":"12345678901234567890","n":[1.5,12],"s":"a\\"9007199254740993"}';
  expect(parseJson(text)).toEqual({
    id: "17841400000000001",
    t: "12345678901234567890",
    n: [1.5, 12],
    s: 'a"9007199254740993',
  });
});

test("an empty text is no value, and a byte order mark is skipped", () => {
  expect(parseJson(" \n")).toBeUndefined();
  expect(parseJson("\uFEFF{}")).toEqual({});
  expect(() => parseJson("<html>")).toThrow(SyntaxError);
});
