import { expect, it } from "vitest";
import { copyrightYears } from "@/gatsby/schema/schema";

it("the copyright years range from the first year to the year of the build", () => {
  expect(copyrightYears(2022, new Date("2026-11-22T00:00:00Z"))).toBe("2022-2026");
});

it("a single copyright year is shown until the first year ends", () => {
  expect(copyrightYears(2022, new Date("2022-03-01T00:00:00Z"))).toBe("2022");
  expect(copyrightYears(2022, new Date("2021-12-31T00:00:00Z"))).toBe("2022");
});
