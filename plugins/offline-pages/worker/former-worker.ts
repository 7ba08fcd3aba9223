/*
 * Published under the names that workers of other sites usually have (former-workers.ts): a browser in which a
 * former site at this address registered one finds this in its place. It answers no request, throws away what the former one kept
 * and unregisters itself, so that the next visit gets this site and its worker.
 */
import type { WorkerScope } from "./worker-types";

type LeavingScope = WorkerScope & {
  skipWaiting: () => Promise<void>;
  registration: { unregister: () => Promise<boolean> };
};

const scope = self as unknown as LeavingScope; // TypeScript assumes that this file is a page script

scope.addEventListener("install", () => void scope.skipWaiting());

scope.addEventListener("activate", (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await scope.registration.unregister();
  };
  event.waitUntil(leave());
});
