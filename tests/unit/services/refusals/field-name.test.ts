import { expect, test } from "vitest";
import { fieldName } from "@/services/refusals/field-name";

const known = ["name", "phone_number", "zip_code", "sub_domain", "mail", "company"];

test.each([
  ["name", "name"],
  ["Name", "name"],
  ["phoneNumber", "phone_number"],
  ["phone-number", "phone_number"],
  ["customer.phoneNumber", "phone_number"],
  ["phone_number.value", "phone_number"],
  ["name.phone", "phone_number"],
  ["phone.x.name", "name"],
  ["/customer/zip", "zip_code"],
  ["customer[zip]", "zip_code"],
  ["items[0]", undefined],
  ["zip.0", "zip_code"],
  ["#customer#zip", "zip_code"],
  ["$.customer>zip", "zip_code"],
  ["customer:zip", "zip_code"],
  ["e-mail", "mail"],
  ["E_MAIL_ADDRESS", "mail"],
  ["e-posta", "mail"],
  ["gsm", "phone_number"],
  ["mobile_phone", "phone_number"],
  ["fullName", "name"],
  ["storeAddress", "sub_domain"],
  ["domain", "sub_domain"],
  ["postcode", "zip_code"],
  ["company_title", "company"],
  ["surname", undefined],
  ["vkn", undefined],
  ["tax", undefined],
  ["", undefined],
  ["...", undefined],
  ["7", undefined],
])("the path %j stands for the field %j", (path, field) => expect(fieldName(path, known)).toBe(field));

test("a name of its own comes before another's", () => {
  expect(fieldName("mobile_phone", ["phone", "mobile_phone"])).toBe("mobile_phone");
  expect(fieldName("tel", ["mobile_phone", "phone"])).toBe("mobile_phone");
});

test("names in other letters are told apart", () => expect(fieldName("işyeri", ["yeri"])).toBeUndefined());

test("of a path 300 characters are read", () => {
  expect(fieldName(`${"x.".repeat(148)}name`, known)).toBe("name");
  expect(fieldName(`${"x.".repeat(149)}name`, known)).toBeUndefined();
});
