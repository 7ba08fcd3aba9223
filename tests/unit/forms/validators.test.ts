import { describe, expect, it } from "vitest";
import { email, required, subDomain } from "@/forms/validators";

describe("validators", () => {
  it.each([
    ["", "required"],
    [" \t", "required"],
    ["x", undefined],
  ])("required: %j", (value, error) => expect(required(value)).toBe(error));

  it.each([
    ["ada@example.com", undefined],
    ["  ada@example.com ", undefined],
    ["ada.b+c@mail.example.co", undefined],
    ["ışıl@çiçek.example", undefined],
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
    [".ada@example.com", "email"],
    ["ada@-example.com", "email"],
    ["ada@example.c", "email"],
    ["ada@example.com,", "email"],
    [`${"a".repeat(250)}@example.com`, "email"],
  ])("email: %j", (value, error) => expect(email(value)).toBe(error));

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
    ["a".repeat(63), undefined],
    ["a".repeat(64), "sub-domain-length"],
  ])("sub-domain: %j", (value, error) => expect(subDomain(value)).toBe(error));
});
