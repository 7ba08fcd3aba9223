/*
 * Replaces the service worker of a former site at this address, published under the usual names of workers
 * (former-workers.ts). It handles no requests, deletes the former worker's caches and unregisters itself, so that the next visit
 * loads this site and its worker.
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
