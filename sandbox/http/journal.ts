import type { OperationId } from "../contract";

/** A received call, as tests look at it. Kept in memory only; it holds everything that was sent, credentials included. */
export type JournalEntry = {
  at: number;
  call: OperationId;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
  /** 0 where the connection was cut. */
  status: number;
};

const mostEntries = 2_000;

/** Headers a test may ask about. */
const interesting = [
  "accept",
  "content-type",
  "idempotency-key",
  "x-app-lang-code",
  "x-form-trace",
  "x-onboarding-hash",
];

/** The last received calls, the oldest first. */
export function createJournal() {
  let entries: JournalEntry[] = [];
  return {
    add(entry: JournalEntry) {
      entries.push(entry);
      if (entries.length > 2 * mostEntries) entries = entries.slice(-mostEntries);
    },
    clear() {
      entries = [];
    },
    list: () => entries.slice(-mostEntries),
  };
}

export type Journal = ReturnType<typeof createJournal>;

/** The headers that the journal keeps. */
export const headersOf = (request: Request): Record<string, string> =>
  Object.fromEntries([...request.headers].filter(([name]) => interesting.includes(name)));
