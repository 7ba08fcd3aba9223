import { open, type Database } from "lmdb";
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
  /** Runs changes as one: they are all kept or none is, and it resolves when they are on the disk's side of the process. */
  write: <T>(change: () => T) => Promise<T>;
  close: () => Promise<void>;
};

/** Opens the durable store in a directory, which is made when it is missing. */
export function openStore(directory: string, now: () => number): Store {
  const root = open({ path: directory, maxDbs: 10 });
  const answers = root.openDB<IdempotencyRecord, string>({ name: "answers" });
  const metaCodes = root.openDB<number, string>({ name: "meta-codes" });
  const store: Store = {
    onboardings: root.openDB({ name: "onboardings" }),
    subDomains: root.openDB({ name: "sub-domains" }),
    images: root.openDB({ name: "images", encoding: "binary" }),
    contactMessages: root.openDB({ name: "contact-messages" }),
    subscriptions: root.openDB({ name: "subscriptions" }),
    answers,
    metaCodes,
    write: (change) => root.transaction(change),
    close: () => root.close(),
  };
  void forgetOld(store, now() - keyLifetime);
  return store;
}

function forgetOld({ answers, metaCodes, write }: Store, limit: number): Promise<void> {
  return write(() => {
    for (const { key, value } of answers.getRange()) if (value.at < limit) void answers.remove(key);
    for (const { key, value } of metaCodes.getRange()) if (value < limit) void metaCodes.remove(key);
  });
}
