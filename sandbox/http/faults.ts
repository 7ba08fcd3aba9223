import * as v from "valibot";
import type { OperationId } from "../contract";

const count = (most: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)));

/**
 * Injected fault. With a status, the call is not executed; without one, it is executed and its response
 * corrupted.
 */
export const faultSchema = v.object({
  /** HTTP status of the response. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Milliseconds to wait before anything else. */
  delay: count(600_000),
  /**
   * Blocks the call until the faults are released or cleared: simulates slow responses and timeouts without
   * real waiting.
   */
  hold: v.optional(v.boolean()),
  body: v.optional(v.picklist(["malformed", "html", "missing-fields", "truncated"])),
  /** Cuts the connection: immediately, or after the call was executed. */
  drop: v.optional(v.union([v.literal(true), v.literal("after-read")])),
  /** Value of the Retry-After header, in seconds. */
  retryAfter: count(86_400),
});

export type Fault = v.InferOutput<typeof faultSchema>;

type Entry = { call: OperationId; fault: Fault; left: number };

/** Active faults, oldest first. */
export function createFaults() {
  let entries: Entry[] = [];
  const held = new Set<() => void>();
  const release = () => {
    for (const goOn of held) goOn();
    held.clear();
  };
  return {
    add(call: OperationId, fault: Fault, times = Infinity) {
      entries.push({ call, fault, left: times });
    },
    clear() {
      entries = [];
      release();
    },
    /** Releases the held calls. */
    release,
    /** Resolves when the held calls are released. */
    released: () => new Promise<void>((resolve) => held.add(resolve)),
    /** Consumes and returns the next fault for a call. */
    take(call: OperationId): Fault | undefined {
      const entry = entries.find((candidate) => candidate.call === call && candidate.left > 0);
      if (entry) entry.left -= 1;
      return entry?.fault;
    },
    list: () =>
      entries.map(({ call, fault, left }) => ({ call, fault, left: Number.isFinite(left) ? left : null })),
  };
}

export type Faults = ReturnType<typeof createFaults>;
