import { expect, it } from "vitest";
import { copyrightYears } from "@/gatsby/schema/schema";

it("spans the first year to the year of the build", () => {
  expect(copyrightYears(2022, new Date("2026-11-22T00:00:00Z"))).toBe("2022-2026");
});

it("returns a single year in the first year, and never a range that ends before it starts", () => {
  expect(copyrightYears(2022, new Date("2022-03-01T00:00:00Z"))).toBe("2022");
  expect(copyrightYears(2022, new Date("2021-12-31T00:00:00Z"))).toBe("2022");
});
