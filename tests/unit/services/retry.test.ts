import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CallError, type CallErrorCode } from "@/services/errors";
import { pauseBefore, withRetries } from "@/services/retry";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const failing = (code: CallErrorCode) => vi.fn(() => Promise.reject(new CallError(code)));

/** Starts a retried function and records its outcome. */
function started(attempt: () => Promise<unknown>, signal?: AbortSignal) {
  const settled = vi.fn();
  void withRetries(attempt, { firstPause: 1_000, signal }).then(settled, settled);
  return settled;
}

const pause = (attempt: number, error: unknown, random = 0) => {
  vi.spyOn(Math, "random").mockReturnValue(random);
  return pauseBefore(attempt, error, 1_000);
};

test.each([
  [1, 0, 500],
  [1, 1, 1_500],
  [2, 0, 1_000],
  [2, 0.5, 2_000],
  [2, 1, 3_000],
  [3, 0, null],
])("the delay after attempt %i with jitter %d is %j ms", (attempt, random, expected) =>
  expect(pause(attempt, new CallError("network"), random)).toBe(expected),
);

test.each([
  [10, 10_000],
  [1, 1_000],
  [0, 500],
  [11, null],
])("the delay for a requested wait of %i seconds is %j ms", (retryAfterSeconds, expected) =>
  expect(pause(1, new CallError("rate-limited", { retryAfterSeconds }))).toBe(expected),
);

test.each(["timeout", "cancelled", "conflict", "invalid-response"] as const)(
  "a failure with the code %s is final",
  (code) => expect(pause(1, new CallError(code))).toBeNull(),
);

test.each([new Error("server"), { code: "server" }, undefined])(
  "%s is not a failed call, and is final",
  (error) => expect(pause(1, error)).toBeNull(),
);

test("a failing call is attempted three times, with increasing delays", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const attempt = failing("server");
  const settled = started(attempt);
  await vi.advanceTimersByTimeAsync(999);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(attempt).toHaveBeenCalledTimes(3);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ code: "server" }));
});

test("a delay ends when the call is cancelled, and its timer is cleared", async () => {
  const cancelling = new AbortController();
  const attempt = failing("server");
  started(attempt, cancelling.signal);
  await vi.advanceTimersByTimeAsync(1);
  const timers = vi.getTimerCount();
  attempt.mockRejectedValue(new CallError("cancelled"));
  cancelling.abort();
  expect(vi.getTimerCount()).toBe(timers - 1);
  await vi.advanceTimersByTimeAsync(0);
  expect(attempt).toHaveBeenCalledTimes(2);
});
