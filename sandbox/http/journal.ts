import type { OperationId } from "../contract";

/**
 * Received call, for inspection by tests. Kept in memory only; contains the full request, including
 * credentials.
 */
export type JournalEntry = {
  at: number;
  call: OperationId;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
  /** 0 if the connection was cut. */
  status: number;
};

const mostEntries = 2_000;

/** Headers recorded for tests. */
const interesting =
  /^(?:accept|content-type|idempotency-key|x-(?:app-lang-code|form-trace|onboarding-hash))$/;

/**
 * Records the most recent calls, oldest first, and how often each write call was executed, not counting
 * repeats.
 */
export function createJournal() {
  let entries: JournalEntry[] = [];
  const effects: Partial<Record<OperationId, number>> = {};
  return {
    effects: (): Record<string, number> => effects,
    noteEffect(call: OperationId) {
      effects[call] = (effects[call] ?? 0) + 1;
    },
    add(entry: JournalEntry) {
      entries.push(entry);
      if (entries.length > 2 * mostEntries) entries = entries.slice(-mostEntries);
    },
    clear() {
      entries = [];
      for (const call of Object.keys(effects)) delete effects[call as OperationId];
    },
    list: () => entries.slice(-mostEntries),
  };
}

export type Journal = ReturnType<typeof createJournal>;

/** Returns the recorded headers of a request. */
export const headersOf = (request: Request): Record<string, string> =>
  Object.fromEntries([...request.headers].filter(([name]) => interesting.test(name)));
