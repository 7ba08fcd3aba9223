import { describe, expect, it } from "vitest";
import {
  furthestFrom,
  guideGroupOf,
  isFormStep,
  storefrontGroups,
  storefrontStepAt,
  storefrontSteps,
  withinSteps,
} from "@/state/storefront-steps";

const numbers = storefrontSteps.map((_, index) => index + 1);

describe("steps of the storefront wizard", () => {
  it("the 16 steps are in four groups, without gaps or overlaps", () => {
    expect(storefrontSteps).toHaveLength(16);
    const grouped = storefrontGroups.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    expect(grouped).toEqual(numbers);
  });

  it("steps start with the forms and end with completion", () => {
    expect([1, 2, 3, 16].map(storefrontStepAt)).toEqual(["company", "general", "meta", "completion"]);
    expect(storefrontStepAt(0)).toBe("company");
    expect(storefrontStepAt(400)).toBe("completion");
    expect(numbers.map(storefrontStepAt)).toEqual(storefrontSteps);
  });

  it("the first three steps have a form", () => {
    expect(numbers.filter(isFormStep)).toEqual([1, 2, 3]);
  });

  it.each([
    [-3, 1],
    [1, 1],
    [2.9, 2],
    [16, 16],
    [17, 16],
  ])("the step number %d is clamped to %d", (number, step) => expect(withinSteps(number)).toBe(step));

  it.each([
    ["basic", [4]],
    ["sale", [5, 6, 7, 8]],
    ["orders", [9, 10, 11, 12]],
    ["develop", [13, 14, 15]],
  ])("shows the guides of the group %s on one screen", (id, steps) => {
    expect(numbers.filter((step) => guideGroupOf(step)?.id === id)).toEqual(steps);
    expect(guideGroupOf(steps[0] ?? 0)).toEqual({ id, first: steps[0], last: steps.at(-1) });
  });

  it.each([1, 3, 16, 0, 17])("step %d belongs to no guide group", (step) => {
    expect(guideGroupOf(step)).toBeUndefined();
  });

  it.each([
    [1, 1],
    [3, 3],
    [4, 15],
    [15, 15],
    [16, 16],
  ])("reaching step %d allows opening steps up to %d", (step, furthest) => {
    expect(furthestFrom(step)).toBe(furthest);
  });
});
