import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { atLeast, minimumDelay } from "@/lib/at-least";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns the result of a promise so far. */
function outcomeOf(promise: Promise<unknown>): { value?: unknown; error?: unknown } {
  const outcome: { value?: unknown; error?: unknown } = {};
  promise.then(
    (value) => (outcome.value = value),
    (error: unknown) => (outcome.error = error),
  );
  return outcome;
}

describe("atLeast()", () => {
  it.each([
    ["result", () => Promise.resolve("packages"), { value: "packages" }],
    ["failure", () => Promise.reject(new Error("no network")), { error: new Error("no network") }],
  ])("delays a fast %s until the minimum loading time has passed", async (_, work, expected) => {
    const outcome = outcomeOf(atLeast(work()));
    await vi.advanceTimersByTimeAsync(minimumDelay - 1);
    expect(outcome).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toEqual(expected);
  });

  it("atLeast() adds no delay to work that takes longer than the minimum", async () => {
    const work = new Promise((resolve) => setTimeout(() => resolve("late"), 3 * minimumDelay));
    const outcome = outcomeOf(atLeast(work));
    await vi.advanceTimersByTimeAsync(3 * minimumDelay - 1);
    expect(outcome).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toEqual({ value: "late" });
  });
});
