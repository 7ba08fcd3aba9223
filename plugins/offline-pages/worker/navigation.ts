import { canonicalAddress, documentPath, isBackend, isFile, offlinePageFor } from "./addresses";
import { pagesCache } from "./kept-files";
import { pageStrategy } from "./strategies";
import type { FetchEvent, Workbox } from "./worker-types";

/** The result of an attempt; a failure counts as no answer, so that the next one gets its turn. */
async function answerOf(attempt: () => Promise<Response | undefined>): Promise<Response | undefined> {
  try {
    return await attempt();
  } catch {
    return undefined;
  }
}

/** Leads on as the host would, which cannot be asked; the browser adds the fragment. */
async function redirected({ origin, pathname, search }: URL): Promise<Response | undefined> {
  const cache = await caches.open(pagesCache);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const address = canonicalAddress({ pathname, search }, (path) => kept.has(documentPath(path)));
  return address === null ? undefined : Response.redirect(origin + address, 302);
}

/** The offline page of an address. */
const kept = ({ pathname }: URL) => caches.match(offlinePageFor(pathname));

type AppShell = (options: { event: FetchEvent }) => Promise<Response | undefined>;

/**
 * What a navigation is answered with: a file that is no page (a feed, the sitemap, robots.txt) by the network alone, the page as it was kept, else the network; without one the canonical address, the
 * offline plugin's shell where it has all files of the page, or the page that says so.
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
