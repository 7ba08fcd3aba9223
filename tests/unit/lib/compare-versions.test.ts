import { expect, it } from "vitest";
import { compareVersions } from "@/lib/compare-versions";

it("compareVersions() orders versions numerically, not alphabetically", () => {
  expect(["1.10", "2", "1.9", "1.1"].sort(compareVersions)).toEqual(["1.1", "1.9", "1.10", "2"]);
});

it("compareVersions() treats a missing component as 0", () => {
  expect(compareVersions("1", "1.0")).toBe(0);
  expect(compareVersions("1", "1.0.1")).toBeLessThan(0);
});
