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
  it("delays a fast result until the minimum loading time has passed", async () => {
    const outcome = outcomeOf(atLeast(Promise.resolve("packages")));
    await vi.advanceTimersByTimeAsync(minimumDelay - 1);
    expect(outcome).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toEqual({ value: "packages" });
  });

  it("delays a fast failure too, and rejects with it", async () => {
    const failure = new Error("no network");
    const outcome = outcomeOf(atLeast(Promise.reject(failure)));
    await vi.advanceTimersByTimeAsync(minimumDelay - 1);
    expect(outcome).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toEqual({ error: failure });
  });

  it("adds no delay to longer work", async () => {
    const work = new Promise((resolve) => setTimeout(() => resolve("late"), 3 * minimumDelay));
    const outcome = outcomeOf(atLeast(work));
    await vi.advanceTimersByTimeAsync(3 * minimumDelay - 1);
    expect(outcome).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toEqual({ value: "late" });
  });
});
