import { describe, expect, it } from "vitest";
import { formatPhone } from "@/lib/format-phone";

describe("formatPhone()", () => {
  it.each([
    ["+908500000001", "+90 850 000 00 01"],
    ["+90 (532) 123-45-67", "+90 532 123 45 67"],
    ["+12025550123", "+1 202 555 0123"],
    ["+442079460123", "+44 2079 460123"],
    ["+33612345678", "+33 6 12 34 56 78"],
    ["+994501234567", "+994 50 123 45 67"],
    // Without known grouping: groups of three, and no single last digit.
    ["+3581234567", "+358 123 4567"],
    ["+90212444", "+90 212 444"],
  ])("groups %s as is common in its country", (number, shown) => {
    expect(formatPhone(number)).toBe(shown);
  });

  it.each(["", "8500000001", "wa-17", "+12", "Papatya Butik", "tel:+908500000001", "+9085000000012345"])(
    "leaves %j unchanged",
    (text) => {
      expect(formatPhone(text)).toBe(text);
    },
  );
});
