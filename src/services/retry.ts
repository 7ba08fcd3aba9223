import { CallError } from "./errors";

const repetitions = 2;
/** Maximum retry delay in seconds. If the backend requests a longer delay, the call fails with a message. */
const longestPause = 10;

/** Returns the delay before the next attempt in milliseconds; null if the failure is final. */
export function pauseBefore(attempt: number, error: unknown, firstPause: number): number | null {
  if (attempt > repetitions || !(error instanceof CallError)) return null;
  if (!["network", "server", "rate-limited"].includes(error.code)) return null;
  const asked = error.retryAfterSeconds ?? 0;
  if (asked > longestPause) return null;
  const backOff = firstPause * 2 ** (attempt - 1) * (0.5 + Math.random());
  return Math.max(asked * 1000, backOff);
}

function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener("abort", done);
  });
}

/** Retries a read after temporary failures, with exponential backoff and jitter, unless it was cancelled. */
export async function withRetries<T>(
  attemptCall: () => Promise<T>,
  { firstPause, signal }: { firstPause: number; signal?: AbortSignal },
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptCall();
    } catch (error) {
      const pause = pauseBefore(attempt, error, firstPause);
      if (pause === null) throw error;
      await wait(pause, signal);
    }
  }
}
