/** Types for the parts of Workbox 4 that the worker uses; gatsby-plugin-offline defines Workbox globally. */

export type FetchEvent = Event & { request: Request };
type Handled = { event: FetchEvent; request: Request };
type Handler = { handle: (options: Handled) => Promise<Response | undefined> };

/** Workbox plugin, consisting of callbacks for a caching strategy. */
export type StrategyPlugin = {
  cacheKeyWillBeUsed?: (options: { request: Request }) => Promise<string>;
  /** Called with a network response; throws to treat it as a network failure. */
  fetchDidSucceed?: (options: { request: Request; response: Response }) => Promise<Response>;
  /** Called before a response is cached; returns null to prevent caching. */
  cacheWillUpdate?: (options: { request: Request; response: Response }) => Promise<Response | null>;
  /** Called with a cached response; returns null to ignore it. */
  cachedResponseWillBeUsed?: (options: {
    cacheName: string;
    request: Request;
    cachedResponse?: Response;
  }) => Promise<Response | null>;
};

type StrategyOptions = { cacheName?: string; networkTimeoutSeconds?: number; plugins: unknown[] };
type Strategy = new (options: StrategyOptions) => Handler;

export type Workbox = {
  core: { cacheNames: { runtime: string } };
  expiration: { Plugin: new (options: { maxEntries: number; purgeOnQuotaError: boolean }) => object };
  precaching: { addPlugins: (plugins: StrategyPlugin[]) => void };
  routing: {
    registerRoute: (match: (options: { url: URL }) => boolean, handler: Handler, method: "GET") => void;
    setCatchHandler: (handler: (options: { event: FetchEvent }) => Promise<Response>) => void;
  };
  strategies: { CacheFirst: Strategy; NetworkFirst: Strategy; StaleWhileRevalidate: Strategy };
};

type ExtendableEvent = Event & { waitUntil: (promise: Promise<unknown>) => void };
type KeepMessage = ExtendableEvent & { data?: { type?: string; path?: string }; source: { url: string } };

export type WorkerScope = {
  addEventListener: ((type: "install" | "activate", listener: (event: ExtendableEvent) => void) => void) &
    ((type: "message", listener: (event: KeepMessage) => void) => void);
  location: Location;
  navigator: { connection?: { saveData?: boolean; effectiveType?: string } };
};
