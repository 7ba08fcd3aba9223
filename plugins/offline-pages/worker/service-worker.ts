/*
 * Entry point of our part of the service worker. The build appends it to the worker of gatsby-plugin-offline
 * (gatsby-config.js). Both run in the same scope, so the plugin's `workbox` and `navigationRoute` are available here.
 */
import { dropOld, keepOfflinePages } from "./kept-files";
import { keepVisited } from "./keep-visited";
import { navigationHandler } from "./navigation";
import { genuineOnly, registerFiles } from "./strategies";
import type { FetchEvent, Workbox, WorkerScope } from "./worker-types";

declare const workbox: Workbox;
declare const navigationRoute: {
  handler: { handle: (options: { event: FetchEvent }) => Promise<Response | undefined> };
};

const scope = self as unknown as WorkerScope; // TypeScript assumes that this file is a page script
const runtimeCache = workbox.core.cacheNames.runtime;

// A precached file that is not genuine aborts the installation, which the next visit retries.
workbox.precaching.addPlugins([{ fetchDidSucceed: genuineOnly.fetchDidSucceed }]);

scope.addEventListener("install", (event) => event.waitUntil(keepOfflinePages()));

let cleared = Promise.resolve();
scope.addEventListener("activate", (event) => event.waitUntil((cleared = dropOld(runtimeCache))));

// Sent by every page once it is rendered; the document's URL may differ from the current page after a
// client-side navigation.
scope.addEventListener("message", (event) => {
  if (event.data?.type !== "keep") return;
  const { href } = new URL(event.data.path ?? "", event.source.url);
  // A page may send the message while old caches are being cleared, which would remove newly cached files as
  // well.
  event.waitUntil(cleared.then(() => keepVisited(href, scope, runtimeCache)));
});

registerFiles(workbox, scope.location.origin);

const appShell = navigationRoute.handler;
navigationRoute.handler = { handle: navigationHandler(workbox, (options) => appShell.handle(options)) };

/** Offline fallback for a picture: the same picture in another cached size. */
workbox.routing.setCatchHandler(async ({ event: { request } }) => {
  const [folder] = /\/static\/[0-9a-f]{32}\//.exec(request.url) ?? [];
  if (request.destination !== "image" || !folder) return Response.error();
  const cache = await caches.open(runtimeCache);
  const other = (await cache.keys()).find(({ url }) => url.includes(folder));
  return (other && (await cache.match(other))) ?? Response.error();
});
