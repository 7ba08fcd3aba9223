import { hasFittingType, isGenuine } from "./fits";
import { offlinePages } from "./addresses";

/** "runtime" in the name: Gatsby's clearPathResources message purges such caches after a deploy. */
export const pagesCache = "site-html-runtime";
export const offlineCache = "site-offline";

/** Age at which hashed files go, in milliseconds: 30 days. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

/** Fetches the offline pages anew; throws where something else answers, so that the worker is installed another time. */
export async function keepOfflinePages(): Promise<void> {
  const cache = await caches.open(offlineCache);
  for (const page of offlinePages) {
    const response = await fetch(new Request(page, { cache: "reload" }));
    if (!(await isGenuine(new URL(page, location.href).href, response))) throw new Error(`not ${page}`);
    await cache.put(page, response);
  }
}

/** Fetches what is missing, one after the other: it must not take the network from the visitor. */
export async function keepAll(cacheName: string, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const url of urls) {
    if (await cache.match(url)) continue;
    try {
      const response = await fetch(url);
      if (await isGenuine(new URL(url, location.href).href, response)) await cache.put(url, response);
    } catch {
      // One address may be blocked. Without a network the rest is fetched at the next visit.
      if (globalThis.navigator?.onLine === false) return;
    }
  }
}

/** Removes from every cache what is not of the type that its address promises: earlier versions kept any answer. */
async function dropMisfits() {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (response && !hasFittingType(request.url, response)) await cache.delete(request);
    }
  }
}

/** Pages and page data belong to one version; hashed files stay a while for pages that are still open. */
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
