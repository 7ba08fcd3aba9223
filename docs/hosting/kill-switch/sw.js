/* global self, caches */
/*
 * Replaces the site's service worker if it misbehaves: deletes every cache of the origin and unregisters
 * itself. It handles no requests, so pages come from the network from the start, and does not reload pages,
 * so typed text is preserved.
 */
self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
