import fc from "fast-check";
import { expect, test } from "vitest";
import { parseBody } from "@/services/answers/parse-body";

test("any JSON is parsed as usual, except for numbers that would be rounded", () => {
  fc.assert(
    fc.property(fc.json({ noUnicodeString: false }), (text) => {
      const isShort = !/\d{16}/.test(text);
      if (isShort) expect(parseBody(text)).toEqual(JSON.parse(text));
      else expect(() => parseBody(text)).not.toThrow();
    }),
    { numRuns: 1_000 },
  );
});

test("integers that JavaScript would round become strings, and strings stay unchanged", () => {
  const text = '{"id":17841400000000001,"t":"12345678901234567890","n":[1.5,12],"s":"a\\"9007199254740993"}';
  expect(parseBody(text)).toEqual({
    id: "17841400000000001",
    t: "12345678901234567890",
    n: [1.5, 12],
    s: 'a"9007199254740993',
  });
});

test("empty text is parsed as undefined, a byte order mark is skipped, and non-JSON is kept as text", () => {
  expect(parseBody(" \n")).toBeUndefined();
  expect(parseBody("\uFEFF{}")).toEqual({});
  expect(parseBody("<html>")).toBe("<html>");
});
