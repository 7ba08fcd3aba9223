import { expect, test } from "vitest";
import { fieldMessage } from "../../../sandbox/field-messages";

test.each([
  ["email", "pattern", "elif@", "Geçerli bir email giriniz", "Please enter a valid email!"],
  ["email", "required", undefined, "Bu alanı doldurun.", "Please fill in this field."],
  ["name", "pattern", "  ", "Bu alanı doldurun.", "Please fill in this field."],
  ["email", "pattern", " ", "Bu alanı doldurun.", "Please fill in this field."],
  [
    "name",
    "pattern",
    "Elif\u200b",
    "Bu alanda görünmeyen karakterler var. Silip yeniden yazın.",
    "There are invisible characters in this field. Please delete its text and type it again.",
  ],
  ["name", "maxLength", "x", "Bu alana yazdıklarınız çok uzun.", "What you wrote here is too long."],
  ["pdpa", "const", false, "Devam etmek için bu onay gerekiyor.", "This has to be accepted to continue."],
  ["foo", "additionalProperties", 1, "Bu alan tanınmıyor.", "This field is not known."],
  ["foo", "type", 1, "Bu alanı kontrol edin.", "Please check this field."],
])("%s that breaks %s (%j) has a message in each language", (field, keyword, value, tr, en) => {
  expect(fieldMessage(field, keyword, value, "tr")).toBe(tr);
  expect(fieldMessage(field, keyword, value, "en")).toBe(en);
});
