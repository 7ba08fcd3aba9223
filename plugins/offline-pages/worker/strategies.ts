import { documentPath, isFile } from "./addresses";
import { hasFittingType, isValidResponse } from "./fits";
import { pagesCache, withFontPreload } from "./kept-files";
import type { StrategyPlugin, Workbox } from "./worker-types";

/** Accepts only genuine responses from the cache or the network. */
export const genuineOnly: StrategyPlugin = {
  async fetchDidSucceed({ request, response }) {
    if (response.status === 200 && !(await isValidResponse(request.url, response)))
      throw new TypeError(`${request.url} was answered with something else`);
    return response;
  },
  cacheWillUpdate: async ({ request, response }) =>
    (await isValidResponse(request.url, response)) ? response : null,
  async cachedResponseWillBeUsed({ cacheName, request, cachedResponse }) {
    if (!cachedResponse) return null;
    if (hasFittingType(request.url, cachedResponse)) return cachedResponse;
    await (await caches.open(cacheName)).delete(request);
    return null;
  },
};

/** Removes the query from cache keys, because page data and the search index do not depend on it. */
const withoutQuery: StrategyPlugin = {
  cacheKeyWillBeUsed({ request }) {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(origin + pathname);
  },
};

/**
 * Accepts only the requested page for caching; other responses, such as a captive portal's login page, are
 * shown but not cached.
 */
const pageOnly: StrategyPlugin = {
  cacheKeyWillBeUsed({ request }) {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(origin + documentPath(pathname));
  },
  async cacheWillUpdate({ request, response }) {
    const { origin, pathname } = new URL(request.url);
    return !isFile(pathname) && (await isValidResponse(origin + documentPath(pathname), response))
      ? withFontPreload(response)
      : null;
  },
};

/** Serves the cached page and revalidates it in the background; fetches pages that are not cached. */
export const pageStrategy = ({ strategies, expiration }: Workbox) =>
  new strategies.StaleWhileRevalidate({
    cacheName: pagesCache,
    plugins: [pageOnly, new expiration.Plugin({ maxEntries: 140, purgeOnQuotaError: true })],
  });

/**
 * Registers runtime caching of the site's own files; responses from the backend and from other hosts are not
 * cached.
 */
export function registerFiles({ routing, strategies }: Workbox, origin: string) {
  const plugins = [genuineOnly];
  const routes = [
    {
      pattern:
        /[-.][0-9a-f]{10,20}\.(js|css)$|^\/static\/.*\.(woff2|svg|png|webp|avif|jpg)$|^\/flags\/\w+\.svg$/,
      strategy: new strategies.CacheFirst({ plugins }),
    },
    {
      pattern: /^\/(page-data|search-index)\/.*\.json$/,
      strategy: new strategies.NetworkFirst({
        networkTimeoutSeconds: 3,
        plugins: [withoutQuery, genuineOnly],
      }),
    },
    {
      pattern: /^\/icons\/.*\.png$|^\/favicon-32x32\.png$|^\/fonts\/.*\.woff2$/,
      strategy: new strategies.StaleWhileRevalidate({ plugins }),
    },
  ];
  for (const { pattern, strategy } of routes)
    routing.registerRoute(({ url }) => url.origin === origin && pattern.test(url.pathname), strategy, "GET");
}
