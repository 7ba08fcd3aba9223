import fs from "node:fs";
import path from "node:path";
import { bundleScript } from "../shared/bundle-script";

/** File names that generators, frameworks and push services use for service workers. */
export const formerWorkers = [
  "service-worker.js",
  "serviceworker.js",
  "service_worker.js",
  "serviceWorker.js",
  "sw.min.js",
  "worker.js",
  "ngsw-worker.js",
  "pwabuilder-sw.js",
  "superpwa-sw.js",
  "pwa-sw.js",
  "workbox-sw.js",
  "cache-sw.js",
  "offline-sw.js",
  "firebase-messaging-sw.js",
  "OneSignalSDKWorker.js",
  "OneSignalSDK.sw.js",
  "OneSignalSDKUpdaterWorker.js",
  "push-worker.js",
  "insider-sw-sdk.js",
  "upup.sw.min.js",
];

/**
 * Writes the worker that replaces a previous site's worker (worker/former-worker.ts) under every common file
 * name except our own.
 */
export function writeFormerWorkers(folder: string): void {
  const text = bundleScript("plugins/offline-pages/worker/former-worker.ts");
  for (const name of formerWorkers) fs.writeFileSync(path.join(folder, name), text);
}
