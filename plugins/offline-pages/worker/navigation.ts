import { canonicalAddress, documentPath, isBackend, isFile, offlinePageFor } from "./addresses";
import { pagesCache } from "./kept-files";
import { pageStrategy } from "./strategies";
import type { FetchEvent, Workbox } from "./worker-types";

/** Returns the result of an attempt; undefined if it fails, so that the next attempt is made. */
async function answerOf(attempt: () => Promise<Response | undefined>): Promise<Response | undefined> {
  try {
    return await attempt();
  } catch {
    return undefined;
  }
}

/** Redirects on behalf of the host, which is unreachable offline; the browser preserves the fragment. */
async function redirected({ origin, pathname, search }: URL): Promise<Response | undefined> {
  const cache = await caches.open(pagesCache);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const address = canonicalAddress({ pathname, search }, (path) => kept.has(documentPath(path)));
  return address === null ? undefined : Response.redirect(origin + address, 302);
}

/** Returns the cached offline page in the language of the URL. */
const kept = ({ pathname }: URL) => caches.match(offlinePageFor(pathname));

type AppShell = (options: { event: FetchEvent }) => Promise<Response | undefined>;

/**
 * Returns the handler for navigations. Files other than pages (a feed, the sitemap, robots.txt) use the network
 * only; pages use the cache, then the network. When offline, it falls back to the canonical address, the
 * offline plugin's app shell if all files of the page are cached, and finally the offline page.
 */
export function navigationHandler(workbox: Workbox, appShell: AppShell) {
  const pages = pageStrategy(workbox);
  return async ({ event }: { event: FetchEvent }): Promise<Response> => {
    const { request } = event;
    const url = new URL(request.url);
    if (isBackend(url.pathname)) return fetch(request);
    if (isFile(url.pathname))
      return (await answerOf(() => fetch(request))) ?? (await kept(url)) ?? Response.error();
    return (
      (await answerOf(() => pages.handle({ event, request }))) ??
      (await answerOf(() => redirected(url))) ??
      (await answerOf(() => appShell({ event }))) ??
      (await kept(url)) ??
      Response.error()
    );
  };
}
