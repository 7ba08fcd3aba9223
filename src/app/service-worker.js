/* Appended to the worker of gatsby-plugin-offline: same script, so its `workbox` and `navigationRoute` are visible here. */
/* global workbox, navigationRoute, self, caches, fetch, Request, Response, URL */

// "runtime" in the name: Gatsby's clearPathResources message purges such caches after a deploy.
const HTML_CACHE = "site-html-runtime";
const OFFLINE_CACHE = "site-offline";
const OFFLINE_PAGES = { tr: "/offline.html", en: "/en/offline.html" };
const NEVER_CACHED = /^\/(site|sandbox)\//;
const RUNTIME_CACHE = workbox.core.cacheNames.runtime;
const OLDEST = 30 * 24 * 60 * 60 * 1000;

const localeOf = (url) => (/^\/en(\/|$)/.test(new URL(url).pathname) ? "en" : "tr");

self.addEventListener("install", (event) => {
  const fresh = Object.values(OFFLINE_PAGES).map((url) => new Request(url, { cache: "reload" }));
  event.waitUntil(caches.open(OFFLINE_CACHE).then((cache) => cache.addAll(fresh)));
});

/* ---- What is kept after a visit: every content page of its language, as src/gatsby/offline-set.ts lists them ---- */

/** Fetches what is missing, one after the other: it must not take the network from the visitor. */
async function keepAll(cacheName, urls) {
  const cache = await caches.open(cacheName);
  for (const url of urls) {
    if (await cache.match(url)) continue;
    try {
      const response = await fetch(url);
      if (response.ok) await cache.put(url, response);
    } catch {
      return; // No network: the rest is fetched at the next visit.
    }
  }
}

const kept = new Set();

/** Keeps the pages of a language; not on a metered or very slow connection, where only what is visited is kept. */
async function keepLanguage(locale) {
  const { saveData, effectiveType = "" } = self.navigator.connection || {};
  if (kept.has(locale) || saveData || effectiveType.includes("2g")) return;
  kept.add(locale);
  try {
    const response = await fetch(`/offline-set/${locale}.json`);
    const { pages, files } = await response.json();
    await keepAll(HTML_CACHE, pages);
    await keepAll(RUNTIME_CACHE, files);
  } catch {
    kept.delete(locale);
  }
}

/** Pages and page data belong to one version; hashed files stay a while for pages that are still open. */
async function dropOld() {
  await caches.delete(HTML_CACHE);
  const cache = await caches.open(RUNTIME_CACHE);
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const age = Date.now() - Date.parse((response && response.headers.get("date")) || "");
    if (/\.json(\?|$)/.test(request.url) || age > OLDEST) await cache.delete(request);
  }
}

self.addEventListener("activate", (event) => event.waitUntil(dropOld()));

// Sent by every page once it stands. The first one was loaded before it could be kept, so it is kept now.
self.addEventListener("message", (event) => {
  if (!event.data || event.data.type !== "keep") return;
  const { origin, pathname } = new URL(event.source.url);
  const isContent = !/\/onboarding(\/|$)/.test(pathname);
  event.waitUntil(
    keepAll(HTML_CACHE, isContent ? [origin + pathname] : []).then(() =>
      keepLanguage(localeOf(event.source.url)),
    ),
  );
});

/* ---- Navigation: the page as it was kept, refreshed behind it; else the network; else shell or offline page ---- */

const documents = new workbox.strategies.StaleWhileRevalidate({
  cacheName: HTML_CACHE,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => {
        const url = new URL(request.url);
        url.search = "";
        return url.href;
      },
    },
    new workbox.cacheableResponse.Plugin({ statuses: [200] }),
    new workbox.expiration.Plugin({ maxEntries: 140, purgeOnQuotaError: true }),
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

navigationRoute.handler = {
  handle: async ({ event }) => {
    const { request } = event;
    if (NEVER_CACHED.test(new URL(request.url).pathname)) return fetch(request);
    const locale = localeOf(request.url);
    const response = await answerOf(() => documents.handle({ event, request }));
    return (
      response ||
      (await answerOf(() => appShell.handle({ event }))) ||
      (await caches.match(OFFLINE_PAGES[locale])) ||
      Response.error()
    );
  },
};

/* ---- Offline, a picture that was kept in another size stands in for the wanted one ---- */

workbox.routing.setCatchHandler(async ({ event }) => {
  const { request } = event;
  const [folder] = /\/static\/[0-9a-f]{32}\//.exec(request.url) || [];
  if (request.destination !== "image" || !folder) return Response.error();
  const cache = await caches.open(RUNTIME_CACHE);
  const other = (await cache.keys()).find(({ url }) => url.includes(folder));
  return (other && (await cache.match(other))) || Response.error();
});
