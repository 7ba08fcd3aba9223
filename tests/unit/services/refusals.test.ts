import { expect, test } from "vitest";
import { readRefusal } from "@/services/refusals/read-refusal";
import { plausibleRefusals } from "../../fixtures/plausible-refusals";

const known = ["name", "email", "phone_number", "privacy_policy", "pdpa", "newsletter", "dealer_code"];

test("there are at least thirty refusals", () => expect(plausibleRefusals.length).toBeGreaterThanOrEqual(30));

test.each(plausibleRefusals.map((row) => [JSON.stringify(row.body), row] as const))(
  "%s",
  (_, { body, message, fields = {} }) => {
    const refusal = readRefusal(typeof body === "string" ? body : JSON.stringify(body), known, 422);
    expect(refusal.message).toBe(message);
    expect(Object.fromEntries(refusal.fields.map((error) => [error.field, error.message]))).toEqual(fields);
  },
);

test.each([
  ["billing.taxnumber", "taxnumber"],
  ["/store/zipCode", "zip_code"],
  ["items[0].subDomain", "sub_domain"],
  ["e-mail", "mail"],
])("the path %s is the field %s", (path, field) => {
  const fields = ["taxnumber", "zip_code", "sub_domain", "mail"];
  const text = JSON.stringify({ errors: [{ field: path, message: "No." }] });
  expect(readRefusal(text, fields, 422).fields).toEqual([{ field, message: "No." }]);
});
