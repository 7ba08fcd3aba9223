import { hasFittingType, isValidResponse } from "./fits";
import { offlinePages } from "./addresses";

/** Cache name; contains "runtime" because Gatsby clears such caches after a deployment. */
export const pagesCache = "site-html-runtime";
export const offlineCache = "site-offline";

/** Maximum age of cached hashed files in milliseconds: 30 days. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

/**
 * Fetches the offline pages from the network; throws if a response is not genuine, so that the installation
 * is retried later.
 */
export async function keepOfflinePages(): Promise<void> {
  const cache = await caches.open(offlineCache);
  for (const page of offlinePages) {
    const response = await fetch(new Request(page, { cache: "reload" }));
    if (!(await isValidResponse(new URL(page, location.href).href, response))) throw new Error(`not ${page}`);
    await cache.put(page, response);
  }
}

/**
 * Adds a header that preloads a page's font (RFC 8288). The page itself requests the font only once it is
 * parsed, and waits for it, which would delay the first paint of a repeat visit by 25 % on a slow processor.
 */
export async function withFontPreload(response: Response): Promise<Response> {
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  const [, font] = /data-font="([^"]+)"/.exec(await response.clone().text()) ?? [];
  if (!font) return response;
  const headers = new Headers(response.headers);
  headers.append("link", `<${font}>; rel=preload; as=font; crossorigin`);
  return new Response(response.body, { headers });
}

/** Fetches missing files one at a time, so that the visitor's own requests are not slowed down. */
export async function keepAll(cacheName: string, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const url of urls) {
    if (await cache.match(url)) continue;
    try {
      const response = await fetch(url);
      if (await isValidResponse(new URL(url, location.href).href, response))
        await cache.put(url, await withFontPreload(response));
    } catch {
      // A single URL may be blocked, so failures are skipped. When offline, the rest is fetched on the next
      // visit.
      if (globalThis.navigator?.onLine === false) return;
    }
  }
}

/** Removes cached responses with an unexpected content type; earlier versions cached every response. */
async function dropMisfits() {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (response && !hasFittingType(request.url, response)) await cache.delete(request);
    }
  }
}

/**
 * Deletes pages and page data of earlier builds, which are only valid with their own build; hashed files are
 * kept for a while for pages that are still open.
 */
export async function dropOld(runtimeCache: string): Promise<void> {
  await caches.delete(pagesCache);
  const cache = await caches.open(runtimeCache);
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const age = Date.now() - Date.parse(response?.headers.get("date") ?? "");
    if (/\.json(\?|$)/.test(request.url) || age > maxAge) await cache.delete(request);
  }
  await dropMisfits();
}
