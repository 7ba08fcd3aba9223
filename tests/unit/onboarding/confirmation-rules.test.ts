import { describe, expect, it } from "vitest";
import { separators } from "../../fixtures/separators";
import {
  toBilling,
  toBillingDraft,
  toConfirmationMemory,
  validateConfirmation,
  type ConfirmationValues,
} from "@/features/onboarding/billing/confirmation-form.rules";

const empty: ConfirmationValues = {
  user_agreement: true,
  billing_kind: "",
  company: "",
  taxoffice: "",
  taxnumber: "",
  identity_number: "",
};
const company: ConfirmationValues = {
  ...empty,
  billing_kind: "company",
  company: "Papatya A.Ş.",
  taxoffice: "Kadıköy",
  taxnumber: "1234567890",
};
const proprietor: ConfirmationValues = {
  ...empty,
  billing_kind: "sole-proprietor",
  identity_number: "10000000146",
};

describe("confirmation form rules", () => {
  it.each<[string, ConfirmationValues, object]>([
    ["nothing but the agreement", empty, {}],
    ["no agreement", { ...empty, user_agreement: false }, { user_agreement: "consent" }],
    [
      "an empty company",
      { ...empty, billing_kind: "company" },
      { company: "required", taxoffice: "required", taxnumber: "required" },
    ],
    ["an invalid tax number", { ...company, taxnumber: "1234567891" }, { taxnumber: "tax-number" }],
    [
      "an identity number as a company's tax number",
      { ...company, taxnumber: "10000000146" },
      { taxnumber: "tax-number" },
    ],
    ["no identity number", { ...proprietor, identity_number: "" }, { identity_number: "required" }],
    [
      "an invalid identity number",
      { ...proprietor, identity_number: "10000000147" },
      { identity_number: "tax-number" },
    ],
    ["numbers of a kind that is not selected", { ...empty, taxnumber: "1", identity_number: "1" }, {}],
  ])("validates %s", (_name, values, expected) => {
    expect(validateConfirmation(values)).toEqual(expected);
  });

  it.each(separators)("an identity or tax number pasted with the separator %j is valid", (separator) => {
    const identity_number = ["", "100", "000", "001", "46", ""].join(separator);
    const taxnumber = ["", "123", "456", "7890", ""].join(separator);
    expect(validateConfirmation({ ...proprietor, identity_number })).toEqual({});
    expect(toBilling({ ...proprietor, identity_number })).toMatchObject({ identity_number: "10000000146" });
    expect(validateConfirmation({ ...company, taxnumber })).toEqual({});
    expect(toBilling({ ...company, taxnumber })).toMatchObject({ taxnumber: "1234567890" });
  });

  it("the billing draft stores that an identity or tax number was entered, but never the number", () => {
    for (const values of [company, proprietor]) {
      const draft = toBillingDraft(values);
      expect(draft.hasNumber).toBe(true);
      expect(JSON.stringify(draft)).not.toMatch(/1234567890|10000000146/);
    }
    expect(toConfirmationMemory(company).taxNumber).toBe("1234567890");
  });
});
