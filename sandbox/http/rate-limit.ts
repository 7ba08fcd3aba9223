import { Refusal } from "../refusal";

/** Maximum calls of the public forms per address within a time window. */
export type RateLimit = { calls: number; milliseconds: number };

/** Maximum number of tracked addresses; beyond it the one with the oldest window is evicted. */
const maxAddresses = 10_000;

/** Counts calls per address in fixed windows; rejects calls above the limit with the remaining time. */
export function createRateLimit({ calls, milliseconds }: RateLimit, now: () => number) {
  const windows = new Map<string, { start: number; count: number }>();
  return (address: string): void => {
    const time = now();
    const known = windows.get(address);
    const isOpen = known !== undefined && time - known.start < milliseconds;
    const current = isOpen ? known : { start: time, count: 0 };
    current.count += 1;
    if (!isOpen) {
      windows.delete(address);
      const [oldest] = windows.keys();
      if (oldest !== undefined && windows.size >= maxAddresses) windows.delete(oldest);
      windows.set(address, current);
    }
    if (current.count <= calls) return;
    throw new Refusal(429, "rate_limited", {
      retryAfter: Math.ceil((current.start + milliseconds - time) / 1000),
    });
  };
}
