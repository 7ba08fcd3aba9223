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
const interesting =
  /^(?:accept|content-type|idempotency-key|x-(?:app-lang-code|form-trace|onboarding-hash))$/;

/** The last received calls, the oldest first, and how often each writing call was carried out, repeated requests left aside. */
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

/** The headers that the journal keeps. */
export const headersOf = (request: Request): Record<string, string> =>
  Object.fromEntries([...request.headers].filter(([name]) => interesting.test(name)));
