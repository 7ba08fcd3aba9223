import { describe, expect, it } from "vitest";
import { bareEmail } from "@/forms/bare-email";
import { subDomain } from "@/features/storefront/store-setup-form.rules";
import { atMost, consent, email, errorsOf, required } from "@/forms/validators";

describe("form validators", () => {
  it.each([
    ["", "required"],
    [" \t", "required"],
    ["x", undefined],
  ])("required() validates %j", (value, error) => expect(required(value)).toBe(error));

  it.each([
    ["ada@example.com", undefined],
    ["  ada@example.com ", undefined],
    ["ada.b+c@mail.example.co", undefined],
    ["ışıl@çiçek.example", undefined],
    ["ayse@пример.рф", undefined],
    ["ayse@xn--e1afmkfd.xn--p1ai", undefined],
    ["ayse@mail.XN--P1AI", undefined],
    ["ayse@berater.xn--vermgensberater-ctb", undefined],
    ["ayse@उदाहरण.भारत", undefined],
    ["ayse@mail.xn--", "email"],
    ["ayse@mail.xn--p1ai-", "email"],
    ["ayse@mail.xn-p1ai", "email"],
    ["", "required"],
    ["ada", "email"],
    ["ada@", "email"],
    ["ada@example", "email"],
    ["ada@@example.com", "email"],
    ["ada example@example.com", "email"],
    ["ada@exa mple.com", "email"],
    ["ada@.com", "email"],
    ["ada@example..com", "email"],
    ["a..b@example.com", "email"],
    ["ada.@example.com", "email"],
    ["ada@example-.com", "email"],
    ["ada@exa_mple.com", "email"],
    ["ada@example.c0m", "email"],
    ["a,b@example.com", "email"],
    ["ada\u00ad@example.com", "email"],
    ["\u200b", "required"],
    ["a@b.example", undefined],
    ["ada@my-shop.example", undefined],
    ["ada@1st.example", undefined],
    [`${"a".repeat(242)}@example.com`, undefined],
    [`${"a".repeat(243)}@example.com`, "email"],
    [".ada@example.com", "email"],
    ["ada@-example.com", "email"],
    ["ada@example.c", "email"],
    ["a@b.example c@d.example", "email"],
    ["<a@b.example>, <c@d.example>", "email"],
    ["ada@mail.example. com", "email"],
    ["ada at example.com", "email"],
    ["Ayşe <>", "email"],
    ["Ayşe <a..b@dukkan.example>", "email"],
  ])("email() validates %j", (value, error) => expect(email(value)).toBe(error));

  it.each([
    "ayse@dukkan.example. ",
    "<ayse@dukkan.example>",
    "Ayşe <ayse@dukkan.example>",
    '"Yıldız, Ayşe" <ayse@dukkan.example>',
    "To: Ayşe <ayse@dukkan.example>;",
    "mailto:ayse@dukkan.example",
    "MAILTO:%61yse%40dukkan.example?subject=Merhaba%20size",
    "*_ayse@dukkan.example_*",
    "<mailto:ayse@dukkan.example|ayse@dukkan.example>",
    "[ayse@dukkan.example](mailto:ayse@dukkan.example)",
    "Ayşe Yıldız [mailto:ayse@dukkan.example]",
    "ayse@dukkan.example (Ayşe Yıldız)",
    "ayse@dukkan.example <mailto:ayse@dukkan.example>",
    "ayse@dukkan.example,",
    "ayse@dukkan.example;",
    "ayse@dukkan.example…",
    "(ayse@dukkan.example)",
    "[ayse@dukkan.example]",
    "“ayse@dukkan.example”",
    "‘ayse@dukkan.example’",
    "'ayse@dukkan.example'",
    '"ayse@dukkan.example".',
    "«ayse@dukkan.example»",
    "*ayse@dukkan.example*",
    "`ayse@dukkan.example`",
    "E-posta: ayse@dukkan.example",
    "Mail adresim: ayse@dukkan.example",
    "E-mail:ayse@dukkan.example!",
    "ayse＠dukkan.example",
    "ayse@dukkan。example",
    "ayse @dukkan.example",
    " ayse@dukkan.example\n",
    "📧 ayse@dukkan.example",
    "• ayse@dukkan.example",
    "- ayse@dukkan.example",
    "mailto://ayse@dukkan.example",
    "AYSE@DUKKAN.EXAMPLE <ayse@dukkan.example>",
    "ayse@dukkan.example'den",
    "ａｙｓｅ＠ｄｕｋｋａｎ．ｅｘａｍｐｌｅ",
  ])("bareEmail() extracts the address from %j", (text) => {
    expect(bareEmail(text)).toBe("ayse@dukkan.example");
    expect(email(text)).toBeUndefined();
  });

  it.each([
    "o'brien@dukkan.example",
    "ayse+mağaza@dukkan.example",
    "_ayse_@dukkan.example",
    "Ayse.Yilmaz@Dukkan.Example",
    "ışıl@çiçek.example",
    "a:b@dukkan.example",
    "http://ayse@dukkan.example",
    "ayse at dukkan.example",
    "-ayse@dukkan.example",
  ])("bareEmail() leaves %j unchanged", (text) => expect(bareEmail(text)).toBe(text));

  it.each([
    ["cicekevi", undefined],
    ["cicek-evi-34", undefined],
    ["a", undefined],
    ["", "required"],
    ["-cicek", "sub-domain"],
    ["cicek-", "sub-domain"],
    ["Cicek", "sub-domain"],
    ["çiçek", "sub-domain"],
    ["cicek.evi", "sub-domain"],
    ["xn--e1awd7f", "sub-domain"],
    ["0-9", undefined],
    [" cicekevi ", undefined],
    [" \t", "required"],
    ["cicek evi", "sub-domain"],
    ["www", "sub-domain-reserved"],
    ["a".repeat(63), undefined],
    [` ${"a".repeat(63)} `, undefined],
    ["a".repeat(64), "sub-domain-length"],
  ])("subDomain() validates %j", (value, error) => expect(subDomain(value)).toBe(error));

  it.each([
    [true, undefined],
    [false, "consent"],
  ])("consent() validates %j", (isTicked, error) => expect(consent(isTicked)).toBe(error));

  it.each([
    ["", undefined],
    ["abc", undefined],
    ["  abc ", undefined],
    ["abcd", "too-long"],
  ])("atMost(3) validates %j", (value, error) => expect(atMost(3)(value)).toBe(error));

  it("errorsOf() returns an empty object without errors, and otherwise only the invalid fields", () => {
    expect(errorsOf({ name: undefined, email: undefined })).toEqual({});
    expect(Object.keys(errorsOf({ name: undefined, email: "email" }))).toEqual(["email"]);
  });
});
