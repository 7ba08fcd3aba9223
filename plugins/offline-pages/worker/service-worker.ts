/*
 * Entry point of the part of the worker that is ours. The build appends it to the worker of gatsby-plugin-offline
 * (gatsby-config.js): it runs in the same scope, so that worker's `workbox` and `navigationRoute` are visible here.
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

const scope = self as unknown as WorkerScope; // TypeScript takes this file for a page's script
const runtimeCache = workbox.core.cacheNames.runtime;

// A first file that is not what it claims to be stops the installation, which the next visit repeats.
workbox.precaching.addPlugins([{ fetchDidSucceed: genuineOnly.fetchDidSucceed }]);

scope.addEventListener("install", (event) => event.waitUntil(keepOfflinePages()));

let cleared = Promise.resolve();
scope.addEventListener("activate", (event) => event.waitUntil((cleared = dropOld(runtimeCache))));

// Sent by every page once it stands; the address of a document is not that of a page it has gone on to by itself.
scope.addEventListener("message", (event) => {
  if (event.data?.type !== "keep") return;
  const { href } = new URL(event.data.path ?? "", event.source.url);
  // A page may ask while the worker is still clearing: what is kept then would go with the old.
  event.waitUntil(cleared.then(() => keepVisited(href, scope, runtimeCache)));
});

registerFiles(workbox, scope.location.origin);

const appShell = navigationRoute.handler;
navigationRoute.handler = { handle: navigationHandler(workbox, (options) => appShell.handle(options)) };

/** Without a network, a picture that was kept in another size is the fallback. */
workbox.routing.setCatchHandler(async ({ event: { request } }) => {
  const [folder] = /\/static\/[0-9a-f]{32}\//.exec(request.url) ?? [];
  if (request.destination !== "image" || !folder) return Response.error();
  const cache = await caches.open(runtimeCache);
  const other = (await cache.keys()).find(({ url }) => url.includes(folder));
  return (other && (await cache.match(other))) ?? Response.error();
});
