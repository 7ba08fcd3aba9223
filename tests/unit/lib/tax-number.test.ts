import { describe, expect, it } from "vitest";
import { isIdentityNumber, isTaxNumber, taxDigits } from "@/lib/tax-number";

describe("isTaxNumber()", () => {
  it.each(["1234567890", "4540536920", "9876543217", "4567890128", "0000000001", "9070503014"])(
    "accepts the tax number %s",
    (number) => expect(isTaxNumber(number)).toBe(true),
  );
  it.each(["1234567891", "123456789", "12345678901", "12345678a0", "", " 1234567890"])(
    "rejects the tax number %j",
    (number) => expect(isTaxNumber(number)).toBe(false),
  );
  it("isTaxNumber() accepts exactly one check digit for any nine digits", () => {
    for (const start of ["000000000", "999999999", "314159265", "271828182"]) {
      const fitting = [...Array(10).keys()].filter((digit) => isTaxNumber(`${start}${digit}`));
      expect(fitting).toHaveLength(1);
    }
  });
});

describe("isIdentityNumber()", () => {
  it.each(["10000000146", "11111111110", "23456789060", "19090909018"])(
    "accepts the identity number %s",
    (number) => expect(isIdentityNumber(number)).toBe(true),
  );
  it.each([
    "10000000147",
    "10000000156",
    "00000000000",
    "1000000014",
    "100000001466",
    "111111111105",
    "1000000014a",
  ])("rejects the identity number %s", (number) => expect(isIdentityNumber(number)).toBe(false));
});

it.each(["VKN: 123 456 7890", "TR 1234567890", "T.C. 1234567890"])("reads the number in %j", (text) =>
  expect(taxDigits(text)).toBe("1234567890"),
);
