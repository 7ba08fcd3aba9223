import type { OperationId } from "../contract";

/** A failure to provoke. Without a status the call is carried out and its answer spoilt; with one nothing is carried out. */
export type Fault = {
  /** HTTP status of the answer. */
  status?: number;
  /** Milliseconds before anything else happens. */
  delay?: number;
  /** Keeps the call waiting until the faults are released or cleared: slow and timed-out answers without real waiting. */
  hold?: boolean;
  body?: "malformed" | "html" | "missing-fields" | "truncated";
  /** Cuts the connection: at once, or after the call was carried out. */
  drop?: true | "after-read";
  /** Seconds in the header Retry-After. */
  retryAfter?: number;
};

const bodies = ["malformed", "html", "missing-fields", "truncated"];

const isCount = (value: unknown, most: number) =>
  value === undefined || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most);

/** Reads a fault from a request of the tests; null for one that makes no sense. */
export function readFault(value: unknown): Fault | null {
  if (typeof value !== "object" || value === null) return null;
  const { status, delay, hold, body, drop, retryAfter } = value as Fault; // every field is checked below
  const isStatus = status === undefined || (Number.isInteger(status) && status >= 200 && status <= 599);
  const isBody = body === undefined || bodies.includes(body);
  const isDrop = drop === undefined || drop === true || drop === "after-read";
  const isHold = hold === undefined || typeof hold === "boolean";
  const isNumbers = isCount(delay, 600_000) && isCount(retryAfter, 86_400);
  const isValid = isStatus && isHold && isBody && isDrop && isNumbers;
  return isValid ? { status, delay, hold, body, drop, retryAfter } : null;
}

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
