import * as v from "valibot";
import type { OperationId } from "../contract";

const count = (most: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)));

/** A failure to provoke. Without a status the call is carried out and its answer spoilt; with one nothing is carried out. */
export const faultSchema = v.object({
  /** HTTP status of the answer. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Milliseconds before anything else happens. */
  delay: count(600_000),
  /** Keeps the call waiting until the faults are released or cleared: slow and timed-out answers without real waiting. */
  hold: v.optional(v.boolean()),
  body: v.optional(v.picklist(["malformed", "html", "missing-fields", "truncated"])),
  /** Cuts the connection: at once, or after the call was carried out. */
  drop: v.optional(v.union([v.literal(true), v.literal("after-read")])),
  /** Seconds in the header Retry-After. */
  retryAfter: count(86_400),
});

export type Fault = v.InferOutput<typeof faultSchema>;

type Entry = { call: OperationId; fault: Fault; left: number };

/** The switched-on faults, the oldest first. */
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
    /** Lets the held calls go on. */
    release,
    /** Settles once the held calls may go on. */
    released: () => new Promise<void>((resolve) => held.add(resolve)),
    /** The fault that the next such call meets, used up by it. */
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
