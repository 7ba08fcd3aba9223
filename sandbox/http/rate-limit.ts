import { Refusal } from "../refusal";

/** So many calls of the open forms in so much time, from one address. */
export type RateLimit = { calls: number; milliseconds: number };

/** So many addresses are remembered; beyond them the one whose time began first is forgotten. */
const mostAddresses = 10_000;

/** Counts calls by address in fixed windows; refuses those above the limit with the time left. */
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
      if (oldest !== undefined && windows.size >= mostAddresses) windows.delete(oldest);
      windows.set(address, current);
    }
    if (current.count <= calls) return;
    throw new Refusal(429, "rate_limited", {
      retryAfter: Math.ceil((current.start + milliseconds - time) / 1000),
    });
  };
}
