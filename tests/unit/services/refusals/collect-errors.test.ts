import { describe, expect, test } from "vitest";
import { collectErrors, isCode, isSentence } from "@/services/refusals/collect-errors";

test.each([
  ["email_taken", true, false],
  ["EMAIL", true, false],
  ["user.email", true, false],
  ["error:5", true, false],
  ["ValidationError", true, false],
  ["NullException", true, false],
  ["EMAIL_TAKEN.", true, false],
  ["ERROR!", true, false],
  ["Errors", false, false],
  ["unique", false, false],
  ["Taken.", false, true],
  ["Taken!", false, true],
  ["Taken...", false, true],
  ["a!b", false, false],
  ["Why?", false, true],
  ["Taken…", false, true],
  ["Is taken", false, true],
  ["EMAIL TAKEN", false, true],
  ["a_b c", false, true],
  ["5", true, false],
])("%s is a code: %j, and a sentence: %j", (text, code, sentence) => {
  expect(isCode(text)).toBe(code);
  expect(isSentence(text)).toBe(sentence);
});

const message = "Taken.";
const at = (path: string, text = message) => [{ path, message: text }];

describe("errors", () => {
  test.each([
    [message, at("")],
    [[message], at("")],
    [[message, "No."], [...at(""), ...at("", "No.")]],
    [{ email: message }, at("email")],
    [{ email: [message] }, at("email")],
    [{ email: ["unique", message] }, at("email")],
    [{ email: ["unique", "max"] }, at("email", "unique")],
    [{ email: { message } }, at("email")],
    [{ email: { isEmpty: message } }, at("email.isEmpty")],
    [{ customer: { email: [message] } }, at("customer.email")],
    [{ email: [{ message }] }, at("email")],
    [{ _errors: [message] }, at("")],
    [{ email: { _errors: [message] } }, at("email")],
    [{ "*": message }, at("")],
    [{ non_field_errors: [message] }, at("")],
    [{ formErrors: message }, at("")],
    [{ general: message }, at("")],
    [{ errors: [message] }, at("")],
    [{ errors: message }, at("")],
    [{ fields: message }, at("fields")],
    [{ children: { email: [message] } }, at("email")],
    [{ properties: { email: { errors: [message] } } }, at("email")],
    [{ code: "No good.", type: "x y", email: message }, at("email")],
    [["email", message], [...at("", "email"), ...at("")]],
    [[["email", message]], at("email")],
    [[["email", { message }]], at("email")],
    [[["e mail", message]], [...at("", "e mail"), ...at("")]],
    [[["email.", message]], [...at("", "email."), ...at("")]],
    [[["email", message, "x"]], [...at("", "email"), ...at(""), ...at("", "x")]],
    [{ email: ["code", message] }, at("email")],
    [[[77, message]], at("")],
    [{ form: { email: [message], title: ["No."] } }, [...at("form.email"), ...at("form.title", "No.")]],
    [{ name: [message], title: ["No."] }, [...at("name"), ...at("title", "No.")]],
    [{ message, name: "Short." }, [...at("message"), ...at("name", "Short.")]],
    [{ field: "", message }, at("message")],
    [7, []],
    [null, []],
    [[null, 7, {}], []],
    ["<b>x</b>", []],
  ])("in %j are %j", (value, errors) => expect(collectErrors(value)).toEqual(errors)); // prettier-ignore

  test.each(["field", "path", "property", "param", "parameter", "attr", "pointer", "dataPath", "fieldName", "name", "id", "input", "target", "key"])(
    "name their field under %s",
    (name) => expect(collectErrors([{ [name]: "email", message }])).toEqual(at("email")),
  ); // prettier-ignore

  test.each(["message", "msg", "error_message", "defaultMessage", "mesaj", "detail", "title", "description", "reason", "error", "text", "errors", "constraints"])(
    "have their message under %s",
    (name) => expect(collectErrors([{ field: "email", [name]: message }])).toEqual(at("email")),
  ); // prettier-ignore

  test.each([
    [{ field: "email", message: ["unique", message] }, at("email")],
    [{ field: "email", message: [null, message] }, at("email")],
    [{ field: "email", message: [...Array<string>(50).fill("unique"), message] }, at("email", "unique")],
    [{ field: "email", constraints: { isEmail: message } }, at("email")],
    [{ field: "email", errors: [{ code: "x", text: { value: message } }] }, at("email")],
    [{ field: "email", message: 7, detail: message }, at("email")],
    [{ path: ["customer", "email"], message }, at("customer.email")],
    [{ path: ["customer", 0, "email"], message }, at("customer.email")],
    [{ path: [{ key: "customer" }, { key: "email" }], message }, at("customer.email")],
    [{ path: [{ type: "object" }, "email"], message }, at("email")],
    [{ path: "", message }, at("")],
    [{ path: 7, message }, at("")],
    [{ field: "email", extensions: { field: "name" }, message }, at("name.email")],
    [{ meta: { field: "email" }, message }, at("email")],
    [{ context: { key: "email" }, message }, at("email")],
    [{ source: { pointer: "/email" }, detail: message }, at("/email")],
    [{ name: "form", field: "email", message }, at("form.email")],
    [{ code: "unique" }, []],
  ])("of the entry %j are %j", (entry, errors) => expect(collectErrors([entry])).toEqual(errors));

  test("of a field hold those within it", () => {
    expect(collectErrors({ customer: [{ field: "email", message }] })).toEqual(at("customer.email"));
    expect(collectErrors({ customer: { field: "email", message } })).toEqual(at("customer.email"));
    expect(collectErrors({ field: "email", message })).toEqual(at("email"));
    expect(collectErrors({ param: "email", msg: message })).toEqual(at("email"));
    expect(collectErrors({ loc: ["body", "email"], msg: message })).toEqual(at("body.email"));
    expect(collectErrors({ path: "email", msg: message })).toEqual(at("email"));
    expect(collectErrors({ email: { msg: message, rule: "unique" } })).toEqual(at("email"));
    expect(collectErrors({ email: { error_message: message, kind: "x" } })).toEqual(at("email"));
    expect(collectErrors({ email: { default_message: message, kind: "x" } })).toEqual(at("email"));
    expect(collectErrors({ message, more: "No." })).toEqual([...at("message"), ...at("more", "No.")]);
  });

  test("are 50 at most", () => {
    const many = Array.from({ length: 60 }, (_, index) => `No ${index}.`);
    const entries = Object.fromEntries(many.map((text, index) => [`f${index}`, text]));
    expect(collectErrors(many)).toHaveLength(50);
    expect(collectErrors(entries)).toHaveLength(50);
    expect(collectErrors([entries, entries])).toHaveLength(50);
    expect(collectErrors({ a: entries, b: entries })).toHaveLength(50);
  });

  test("are looked for in six objects within each other", () => {
    const within = (depth: number): unknown => (depth === 0 ? message : { a: within(depth - 1) });
    expect(collectErrors(within(6))).toEqual(at("a.a.a.a.a.a"));
    expect(collectErrors(within(7))).toEqual([]);
    const listed = (depth: number): unknown => (depth === 0 ? message : [listed(depth - 1)]);
    expect(collectErrors(listed(6))).toEqual(at(""));
    expect(collectErrors(listed(7))).toEqual([]);
  });

  test("of an entry are looked for in three values within each other", () => {
    const within = (depth: number): unknown => (depth === 0 ? message : [within(depth - 1)]);
    expect(collectErrors([{ field: "email", message: within(3) }])).toEqual(at("email"));
    expect(collectErrors([{ field: "email", message: within(4) }])).not.toContainEqual(at("email")[0]);
  });
});
