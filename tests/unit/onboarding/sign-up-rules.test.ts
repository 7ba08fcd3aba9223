import { describe, expect, it } from "vitest";
import {
  alertOf,
  initialSignUpValues,
  toDraft,
  validateSignUp,
  type SignUpValues,
} from "@/features/sign-up/customer-information-form.rules";
import { initialState } from "@/state/initial-state";

const ticked = { privacy_policy: true, pdpa: true, newsletter: true };
const empty = initialSignUpValues(initialState.drafts, ticked);
const filled: SignUpValues = {
  ...empty,
  name: "  Ada Yılmaz ",
  email: " ada@example.com ",
  phone_number: { ...empty.phone_number, national: "0555 123 45 67" },
  companyName: "Ada Ltd.",
  personalCount: "1",
};

describe("sign-up form rules", () => {
  it.each<[string, Partial<SignUpValues>, object, string]>([
    ["a blank name", { name: "  " }, { name: "required" }, "fill-all"],
    ["a blank email", { email: "" }, { email: "required" }, "fill-all"],
    ["an invalid email", { email: "ada@" }, { email: "email" }, "email"],
    [
      "an invalid phone number",
      { phone_number: { ...empty.phone_number, national: "12" } },
      { phone_number: "phone" },
      "phone",
    ],
    ["an unticked policy", { privacy_policy: false }, { privacy_policy: "consent" }, "consent"],
    ["an unticked notice", { pdpa: false }, { pdpa: "consent" }, "consent"],
    [
      "a blank name and an invalid email",
      { name: "", email: "x" },
      { name: "required", email: "email" },
      "fill-all",
    ],
  ])("reports %s", (_name, change, errors, alert) => {
    const found = validateSignUp({ ...filled, ...change });
    expect(found).toEqual(errors);
    expect(alertOf(found)).toBe(alert);
  });

  it("an unticked checkbox is never ticked again automatically", () => {
    const { values, consents } = toDraft({ ...filled, newsletter: false }, ticked);
    const drafts = { ...initialState.drafts, signUp: values, consents };
    expect(initialSignUpValues(drafts, ticked)).toEqual({ ...filled, newsletter: false });
  });
});
