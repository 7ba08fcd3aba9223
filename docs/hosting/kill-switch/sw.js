/* global self, caches */
/*
 * Takes the place of the site's service worker when that one misbehaves: it throws away every cache of the origin and
 * unregisters itself. It answers no request, so pages come from the network from its first moment on, and it reloads
 * nothing, so nobody loses what they were typing.
 */
self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
