import { open, type Database, type Key } from "lmdb";
import { Refusal } from "../refusal";
import type { ContactRecord, IdempotencyRecord, Onboarding, Subscription } from "./records";

/** Keys are remembered for a day. */
const keyLifetime = 24 * 60 * 60 * 1000;

export type Store = {
  onboardings: Database<Onboarding, string>;
  /** Who holds a store address: label to onboarding id. */
  subDomains: Database<string, string>;
  /** Bytes of pictures: onboarding id and picture name. */
  images: Database<Buffer, [string, string]>;
  contactMessages: Database<ContactRecord, string>;
  subscriptions: Database<Subscription, string>;
  answers: Database<IdempotencyRecord, string>;
  /** When a code of the stand-in's dialog was given out. */
  metaCodes: Database<number, string>;
  /**
   * Runs changes as one: they are all kept or none is, and it resolves when they are on the disk's side of the process.
   * @throws Refusal 507 where the disk has no room left; reading goes on, and so does writing once there is room again
   */
  write: <T>(change: () => T) => Promise<T>;
  close: () => Promise<void>;
};

/** What says that nothing more can be kept: EFBIG, ENOSPC and EDQUOT as numbers, and LMDB's own MDB_MAP_FULL. */
const fullDisk: readonly unknown[] = [27, 28, 122, -30792];

/** The error of the operating system behind a commit that failed; LMDB hands it over as a promise that rejects. */
async function causeOf(error: unknown): Promise<unknown> {
  try {
    await (Object(error) as { commitError?: Promise<unknown> }).commitError;
    return error;
  } catch (cause) {
    return cause;
  }
}

/** Opens the durable store in a directory, which is made when it is missing. */
export function openStore(directory: string, now: () => number): Store {
  // Batching by turns of the event loop makes promises of its own, whose rejection nobody could catch; all writes are
  // transactions, which are whole without it.
  const root = open({ path: directory, maxDbs: 10, eventTurnBatching: false });
  const table = <V, K extends Key>(name: string, encoding?: "binary") =>
    root.openDB<V, K>({ name, ...(encoding && { encoding }) });
  const store: Store = {
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
  // What is too old stays a while longer where it cannot be removed.
  forgetOld(store, now() - keyLifetime).catch(() => undefined);
  return store;
}

function forgetOld({ answers, metaCodes, write }: Store, limit: number): Promise<void> {
  return write(() => {
    for (const { key, value } of answers.getRange()) if (value.at < limit) void answers.remove(key);
    for (const { key, value } of metaCodes.getRange()) if (value < limit) void metaCodes.remove(key);
  });
}
