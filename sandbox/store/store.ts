import { open, type Database, type Key } from "lmdb";
import { Refusal } from "../messages";
import type { ContactRecord, IdempotencyRecord, Onboarding, Subscription } from "./records";

export type Store = {
  onboardings: Database<Onboarding, string>;
  /** Onboarding ids keyed by the shop's subdomain. */
  subDomains: Database<string, string>;
  /** Image bytes keyed by onboarding id and image name. */
  images: Database<Buffer, [string, string]>;
  contactMessages: Database<ContactRecord, string>;
  subscriptions: Database<Subscription, string>;
  answers: Database<IdempotencyRecord, string>;
  /** Issue times keyed by the simulated login dialog's code. */
  metaCodes: Database<number, string>;
  /**
   * Runs changes in a transaction; resolves once they are written to the file.
   * @throws Refusal 507 if the disk is full; reads still work, and writes resume once there is space
   */
  write: <T>(change: () => T) => Promise<T>;
  close: () => Promise<void>;
};

/** Error codes for a full disk: EFBIG, ENOSPC and EDQUOT as numbers, and LMDB's MDB_MAP_FULL. */
const fullDisk: readonly unknown[] = [27, 28, 122, -30792];

/** Returns the system error that caused a failed commit; LMDB exposes it as a rejected promise. */
async function causeOf(error: unknown): Promise<unknown> {
  try {
    await (Object(error) as { commitError?: Promise<unknown> }).commitError;
    return error;
  } catch (cause) {
    return cause;
  }
}

/** Opens the durable store in a directory, creating it if missing. */
export function openStore(directory: string): Store {
  // Event-turn batching creates internal promises whose rejections cannot be caught. All writes are
  // transactions, which are atomic without it.
  const root = open({ path: directory, maxDbs: 10, eventTurnBatching: false });
  const table = <V, K extends Key>(name: string, encoding?: "binary") =>
    root.openDB<V, K>({ name, ...(encoding && { encoding }) });
  return {
    onboardings: table("onboardings"),
    subDomains: table("sub-domains"),
    images: table("images", "binary"),
    contactMessages: table("contact-messages"),
    subscriptions: table("subscriptions"),
    answers: table("answers"),
    metaCodes: table("meta-codes"),
    async write(change) {
      try {
        return await root.transaction(change);
      } catch (error) {
        const cause = await causeOf(error);
        const { code } = Object(cause) as { code?: unknown };
        throw fullDisk.includes(code) ? new Refusal(507, "storage_full") : cause;
      }
    },
    close: () => root.close(),
  };
}
