import { describe, expect, test } from "vitest";
import { readText, readTyped } from "@/services/answers/read-values";

describe("a text to be shown", () => {
  test.each([
    ["Ada", "Ada"],
    ["  Ada \n\t Lovelace ", "Ada Lovelace"],
    ["Ada<br/>Lovelace", "Ada Lovelace"],
    ["<p>Ada</p><!-- x -->", "Ada"],
    ["1 < 2 > 1", "1 < 2 > 1"],
    ["Ay&#351;e &amp; &Ccedil;a&#x11F;la&#039;n&imath;n", "Ayşe & Çağla'nın"],
    ["&lt;p&gt;Ada&lt;/p&gt;&nbsp;&#0;", "Ada"],
    ["Ada &bogus; &#x110000; &#1234567; & Co; &amp", "Ada &bogus; &#x110000; &#1234567; & Co; &amp"],
    ["Ada\u202Ecba\u0000", "Ada cba"],
    [7, "7"],
    [0, "0"],
    [NaN, ""],
    [Infinity, ""],
    [true, ""],
    [null, ""],
    [undefined, ""],
    [{}, ""],
    [[], ""],
    [["Ada"], ""],
    [{ value: "Ada" }, "Ada"],
    [{ text: "Ada" }, "Ada"],
    [{ label: "Ada" }, "Ada"],
    [{ title: "Ada" }, "Ada"],
    [{ name: "Ada" }, "Ada"],
    [{ value: "Ada", name: "Grace" }, "Ada"],
    [{ value: 7 }, ""],
    [{ value: { value: { value: "Ada" } } }, "Ada"],
    [{ value: { value: { value: { value: "Ada" } } } }, ""],
  ])("in %j is %j", (value, text) => expect(readText(value, "tr")).toBe(text));

  test.each([
    [{ tr: "Ayla", en: "Alice" }, "Ayla"],
    [{ "tr-TR": "Ayla", "en-US": "Alice" }, "Ayla"],
    [{ TR: "Ayla" }, "Ayla"],
    [{ tr_tr: "Ayla" }, "Ayla"],
    [{ en: "Alice", tr: "Ayla" }, "Ayla"],
    [{ tr: "Ayla", value: "Ada" }, "Ayla"],
    [{ en: "Alice", value: "Ada" }, "Ada"],
    [{ en: "Alice", de: "Anna" }, "Alice"],
    [{ en: "Alice", slug: "ada" }, ""],
    [{ en: "Alice", english: "Ada" }, ""],
    [{ en: "Alice", xen: "Ada" }, ""],
    [{ en: 7 }, ""],
    [
      [
        { lang: "en", value: "Alice" },
        { lang: "tr", value: "Ayla" },
      ],
      "Ayla",
    ],
    [[{ language: "tr", value: "Ayla" }], "Ayla"],
    [[{ locale: "tr-TR", value: "Ayla" }], "Ayla"],
    [[{ culture: "tr-TR", value: "Ayla" }], "Ayla"],
    [[{ language_code: "tr", value: "Ayla" }], "Ayla"],
    [[{ lang: "en", value: "Alice" }], "Alice"],
    [["x", { lang: "tr", value: "Ayla" }], "Ayla"],
    [[{ lang: 7, value: "Ada" }], ""],
    [[{ value: "Ada" }], ""],
  ])("of several languages in %j is %j", (value, text) => expect(readText(value, "tr")).toBe(text));

  test("has at most 500 characters", () => {
    expect(readText("x".repeat(500), "tr")).toBe("x".repeat(500));
    expect(readText("x".repeat(501), "tr")).toBe(`${"x".repeat(499)}…`);
    expect(readText(`${"x".repeat(498)} xyz`, "tr")).toBe(`${"x".repeat(498)}…`);
  });

  test("is looked for in the first 2000 characters", () => {
    expect(readText(`${" ".repeat(1_999)}Ada`, "tr")).toBe("A");
    expect(readText(`${" ".repeat(2_000)}Ada`, "tr")).toBe("");
  });
});

describe("a typed text", () => {
  test.each([
    ["Ada", "Ada"],
    ["  Ada   Lovelace ", "Ada Lovelace"],
    ["Ada\r\nLovelace", "Ada\nLovelace"],
    ["Ada\rLovelace", "Ada\nLovelace"],
    ["\n\n Ada \n\n Lovelace \n", "Ada\n\nLovelace"],
    ["a <b> c", "a <b> c"],
    ["Ada\u202E\u0000", "Ada"],
    [34_000, "34000"],
    [null, ""],
    [true, ""],
    [{ value: "Ada" }, ""],
  ])("in %j is %j", (value, text) => expect(readTyped(value)).toBe(text));

  test("has at most 500 characters", () => {
    expect(readTyped("x".repeat(500))).toHaveLength(500);
    expect(readTyped("x".repeat(501))).toBe(`${"x".repeat(499)}…`);
    expect(readTyped(`${" ".repeat(1_999)}Ada`)).toBe("A");
  });
});
