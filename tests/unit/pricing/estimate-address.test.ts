import { describe, expect, it } from "vitest";
import { parseSelection, formatSelection } from "@/features/pricing/estimate-address";
import { caseOf, estimatePresets, wishesOf } from "@/features/pricing/estimate-cases";
import type { CostFigures } from "@/features/pricing/estimate-cost";
import { hostileTexts } from "../../fixtures/hostile-texts";
import { readData } from "../../helpers/data-files";

const figures = readData<CostFigures>("constants.json");
const quota = figures.trafficGb.value;
const own = { hasStore: true, months: 3, trafficGb: quota * 1.5, hasDomain: true, users: 7_000 };

describe("selection in the URL", () => {
  it("a selection in the URL is parsed as it was written", () => {
    for (const wishes of [
      own,
      { ...own, hasStore: false },
      ...estimatePresets.map((id) => wishesOf(id, figures)),
    ])
      expect(parseSelection(formatSelection(wishes), quota)).toEqual(wishes);
  });

  it.each([
    "",
    "s1-m0-t400-d0-u0",
    "s1-m25-t400-d0-u0",
    "s1-m12-t401-d0-u0",
    "s1-m12-t850-d0-u0",
    "s1-m12-t400-d0-u1000001",
    "s1-m12-t400-d2-u0",
    "s1-m-1-t400-d0-u0",
    "s1-m12-t400-d0-u0 ",
    "S1-M12-T400-D0-U0",
    "s1-m1e1-t400-d0-u0",
    "s1-m१२-t400-d0-u0",
    "s1-m12-t400-d0-u0\n",
    "constructor",
    "x".repeat(100_000),
  ])("ignores a selection that the estimator cannot have written: %j", (text) => {
    expect(parseSelection(text, quota)).toBeNull();
  });

  it("a malicious selection in the URL is ignored", () => {
    for (const text of Object.values(hostileTexts)) expect(parseSelection(text, quota)).toBeNull();
  });
});

describe("estimator presets", () => {
  it("presets are recognised, and any other selection is custom", () => {
    for (const id of estimatePresets) expect(caseOf(wishesOf(id, figures), figures)).toBe(id);
    expect(caseOf(own, figures)).toBe("");
  });

  it("the store-only preset uses exactly the traffic quota and has no domain", () => {
    expect(wishesOf("alone", figures)).toEqual({ ...wishesOf("brand", figures), hasDomain: false });
    expect(wishesOf("alone", figures).trafficGb).toBe(quota);
  });
});
