import { mistake, replaced, set, type Mistake } from "./mistake";

/** Mistakes in interface strings. */
export const stringMistakes: Mistake[] = [
  mistake(
    "reserved-key",
    "a name that the system keeps",
    "locales/en/common.json",
    replaced("{", '{ "id": "x",'),
    "The system keeps the name “id” for itself. Choose another one.",
  ),
  mistake(
    "variable-form",
    "one brace",
    "locales/tr/common.json",
    set("backHome", "{brand} ana sayfası"),
    "“{brand}” is not read: variables of these files open and close with two braces. → {{brand}}",
  ),
  mistake(
    "variable-form",
    "a variable that is not closed",
    "locales/tr/common.json",
    set("backHome", "{{brand ana sayfası"),
    "“{{brand” is not read: variables of these files open and close with two braces. → {{brand}}",
  ),
  mistake(
    "unknown-variable",
    "a variable with a typing error",
    "locales/tr/common.json",
    set("backHome", "{{brnd}} ana sayfası"),
    "There is no variable {{brnd}}. → {{brand}}",
  ),
  mistake(
    "unknown-format",
    "a format in Turkish",
    "locales/tr/common.json",
    replaced("{{trialDays, number}}", "{{trialDays, sayi}}"),
    "“{{trialDays, sayi}}” uses an unknown format. Write: {{trialDays, number}}",
  ),
  mistake(
    "markup",
    "HTML in a string",
    "locales/tr/common.json",
    set("backHome", "<b>Ana</b> sayfaya dön"),
    "This field is plain text: “<b>” would be shown as typed. Remove the markup.",
  ),
  mistake(
    "too-long",
    "a string that does not fit",
    "locales/tr/common.json",
    set("backHome", "A".repeat(400)),
    "The text has 400 characters, at most 320 fit. Shorten it by 80.",
  ),
  mistake(
    "needs-text",
    "a number in place of a string",
    "locales/tr/common.json",
    set("backHome", 7),
    "This has to be a text between quotes, and is 7.",
  ),
  mistake(
    "needs-fields",
    "a list in place of strings",
    "locales/tr/common.json",
    () => "[]",
    "This has to be fields between braces, and is [].",
  ),
];
