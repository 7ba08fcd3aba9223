/* Appended to the worker of gatsby-plugin-offline: same script, so its `workbox` and `navigationRoute` are visible here. */
/* global workbox, navigationRoute, self, caches, fetch, Request, Response, URL */

// "runtime" in the name: Gatsby's clearPathResources message purges such caches after a deploy.
const HTML_CACHE = "site-html-runtime";
const OFFLINE_CACHE = "site-offline";
const OFFLINE_PAGES = { tr: "/offline.html", en: "/en/offline.html" };
const NEVER_CACHED = /^\/(site|sandbox)\//;

self.addEventListener("install", (event) => {
  const fresh = Object.values(OFFLINE_PAGES).map((url) => new Request(url, { cache: "reload" }));
  event.waitUntil(caches.open(OFFLINE_CACHE).then((cache) => cache.addAll(fresh)));
});

// Pages kept by an older version point at scripts that may be gone.
self.addEventListener("activate", (event) => event.waitUntil(caches.delete(HTML_CACHE)));

const documents = new workbox.strategies.NetworkFirst({
  cacheName: HTML_CACHE,
  networkTimeoutSeconds: 4,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => {
        const url = new URL(request.url);
        url.search = "";
        return url.href;
      },
    },
    new workbox.cacheableResponse.Plugin({ statuses: [200] }),
    new workbox.expiration.Plugin({ maxEntries: 80, purgeOnQuotaError: true }),
  ],
});

/** Runs an attempt; a failure counts as no answer, so that the next one gets its turn. */
async function answerOf(attempt) {
  try {
    return await attempt();
  } catch {
    return undefined;
  }
}

const appShell = navigationRoute.handler;

// The page from the network, else as it was kept, else rendered from the application shell, else the offline page.
navigationRoute.handler = {
  handle: async ({ event }) => {
    const { request } = event;
    const { pathname } = new URL(request.url);
    if (NEVER_CACHED.test(pathname)) return fetch(request);
    const offlinePage = /^\/en(\/|$)/.test(pathname) ? OFFLINE_PAGES.en : OFFLINE_PAGES.tr;
    return (
      (await answerOf(() => documents.handle({ event, request }))) ||
      (await answerOf(() => appShell.handle({ event }))) ||
      (await caches.match(offlinePage)) ||
      Response.error()
    );
  },
};

// First visit: the page that brought the worker was loaded before it could keep anything, so it is kept now.
self.addEventListener("message", (event) => {
  if (!event.data || event.data.type !== "keep-page") return;
  const { pathname, origin } = new URL(event.source.url);
  event.waitUntil(caches.open(HTML_CACHE).then((cache) => cache.add(origin + pathname)));
});
