import { Refusal } from "../refusal";

/** Maximum calls of the public forms per address within a time window. */
export type RateLimit = { calls: number; milliseconds: number };

/** Counts calls per address in fixed windows; rejects calls above the limit with the remaining time. */
export function createRateLimit({ calls, milliseconds }: RateLimit, now: () => number) {
  const windows = new Map<string, { start: number; count: number }>();
  return (address: string): void => {
    const time = now();
    const known = windows.get(address);
    const current = known && time - known.start < milliseconds ? known : { start: time, count: 0 };
    current.count += 1;
    windows.set(address, current);
    if (current.count <= calls) return;
    throw new Refusal(429, "rate_limited", {
      retryAfter: Math.ceil((current.start + milliseconds - time) / 1000),
    });
  };
}
