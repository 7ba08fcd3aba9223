import { describe, expect, test } from "vitest";
import {
  fieldOf,
  fieldsOf,
  idLabel,
  idNames,
  idOf,
  isFields,
  plainName,
  readFlag,
  textOf,
} from "@/services/answers/read-values";

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ["{}", false],
  [undefined, false],
])("that %j is an object with fields is %j", (value, expected) => expect(isFields(value)).toBe(expected));

test.each([
  ["pageName", "pagename"],
  ["page_name", "pagename"],
  ["page-name", "pagename"],
  ["Page Name", "pagename"],
  ["hydra:member", "member"],
  ["soap12:Body", "body"],
  ["a_hydra:member", "ahydra:member"],
  ["1:2", "1:2"],
])("the plain name of %s is %s", (name, plain) => expect(plainName(name)).toBe(plain));

describe("a field", () => {
  test.each([
    [{ page_name: "Ada" }, "Ada"],
    [{ pageName: "Ada" }, "Ada"],
    [{ "page-name": "Ada" }, "Ada"],
    [{ PAGE_NAME: "Ada" }, "Ada"],
    [{ pageName: "Ada", page_name: "Grace" }, "Grace"],
    [{ page_name: null, pageName: "Ada" }, "Ada"],
    [{ page_name: undefined, pageName: "Ada" }, "Ada"],
    [{ pageName: null, PageName: "Ada" }, "Ada"],
    [{ pageName: undefined, PageName: "Ada" }, "Ada"],
    [{ page_name: null, title: "Grace" }, "Grace"],
    [{ page_name: false, title: "Grace" }, false],
    [{ page_name: 0 }, 0],
    [{ page_name: null }, undefined],
    [{ pageName: null }, undefined],
    [{}, undefined],
  ])("of %j is %j", (fields, value) => expect(fieldOf(fields, "page_name", "title")).toBe(value));

  test("is never one of the prototype", () => expect(fieldOf({}, "constructor", "toString")).toBeUndefined());

  test("that is no object has no fields", () => {
    expect(fieldsOf({ page: { name: "Ada" } }, "page")).toEqual({ name: "Ada" });
    expect(fieldsOf({ page: "Ada" }, "page")).toEqual({});
    expect(fieldsOf({ page: ["Ada"] }, "page")).toEqual({});
    expect(fieldsOf({}, "page")).toEqual({});
  });
});

describe("the text of an object", () => {
  test.each([
    [{ name: "Ada", title: "Grace" }, "Ada"],
    [{ name: " ", title: "Grace" }, "Grace"],
    [{ title: "Grace" }, "Grace"],
    [{ name: "Ada", name_tr: "Ayla" }, "Ayla"],
    [{ name: "Ada", nameTr: "Ayla" }, "Ayla"],
    [{ name: "Ada", translations: { tr: { name: "Ayla" }, en: { name: "Alice" } } }, "Ayla"],
    [{ name: "Ada", localizations: { tr: { name: "Ayla" } } }, "Ayla"],
    [{ name: "Ada", i18n: { tr: { name: "Ayla" } } }, "Ayla"],
    [{ name: "Ada", translations: { tr: { name: "" } } }, "Ada"],
    [{ name: "Ada", translations: { en: { name: "Alice" } } }, "Ada"],
    [{ translations: { en: { name: "Alice" } } }, "Alice"],
    [{ translations: [{ locale: "tr", name: "Ayla" }] }, "Ayla"],
    [{ translations: "tr" }, ""],
    [{}, ""],
  ])("in %j is %j", (fields, text) => expect(textOf(fields, "tr", "name", "title")).toBe(text));
});

describe("an id", () => {
  test.each([
    [{ id: 7 }, 7],
    [{ id: 0 }, 0],
    [{ id: "a" }, "a"],
    [{ id: { $oid: "a" } }, "a"],
    [{ id: { oid: "a" } }, "a"],
    [{ id: { value: 7 } }, 7],
    [{ id: { ID: 7 } }, 7],
    [{ id: { key: 7 } }, null],
    [{ id: { myid: 7 } }, null],
    [{ id: { ids: 7 } }, null],
    [{ id: { id: 7, name: "Ada" } }, null],
    [{ id: { id: "" } }, null],
    [{ id: {} }, null],
    [{ id: [7] }, null],
    [{ id: "", code: "x" }, "x"],
    [{ id: true, code: "x" }, "x"],
    [{}, null],
  ])("in %j is %j", (fields, id) => expect(idOf(fields, "id", "code")).toBe(id));

  test("of a kind of thing goes by short and long names", () => {
    const names = idNames("package", "plan");
    for (const name of ["id", "code", "slug", "sku", "pk", "package_id", "package_no", "plan_code"])
      expect(names).toContain(name);
    expect(names).not.toContain("offer_id");
    expect(idNames()).not.toContain("package_id");
    expect(idOf({ package_id: 5, pk: 6 }, ...names)).toBe(6);
  });

  test.each([
    [7, "7"],
    ["sms", "sms"],
    ["\u200B", "–"],
    ["<b>", "–"],
  ])("%j is shown as %s where it has no name", (id, label) => expect(idLabel(id, "tr")).toBe(label));
});

describe.each([true, false])("a flag that is %j where nothing is said", (fallback) => {
  test.each([true, "true", "TRUE", " yes ", "on", "y", "Evet", 1, "1"])("is set by %j", (value) =>
    expect(readFlag(value, fallback)).toBe(true),
  );
  test.each([false, "false", "No", " off ", "n", "HAYIR", "Hayır", 0, "0"])("is taken back by %j", (value) =>
    expect(readFlag(value, fallback)).toBe(false),
  );
  test.each([null, undefined, "", "maybe", 2, {}, [true]])("is not changed by %j", (value) =>
    expect(readFlag(value, fallback)).toBe(fallback),
  );
});
