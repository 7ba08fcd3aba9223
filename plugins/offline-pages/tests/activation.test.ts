import vm from "node:vm";
import { describe, expect, it } from "vitest";
import { workerText } from "../worker-text";

const origin = "https://site.example";
const day = 24 * 60 * 60 * 1000;
const dated = (type: string, age: number) =>
  new Response("", { headers: { "content-type": type, date: new Date(Date.now() - age).toUTCString() } });

/** Fake of a browser's cache storage, limited to what the worker uses. */
class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();

  keys = () => Promise.resolve([...this.all.keys()]);
  delete = (name: string) => Promise.resolve(this.all.delete(name));
  open = (name: string) => {
    const entries = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, entries);
    const urlOf = (request: string | { url: string }) =>
      new URL(typeof request === "string" ? request : request.url, origin).href;
    return Promise.resolve({
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
      match: (request: string | { url: string }) => Promise.resolve(entries.get(urlOf(request))),
      delete: (request: string | { url: string }) => Promise.resolve(entries.delete(urlOf(request))),
    });
  };
}

/** Activates the built worker with caches from an earlier version. */
async function activate(left: Record<string, Record<string, Response>>) {
  const caches = new FakeCaches();
  for (const [name, entries] of Object.entries(left))
    caches.all.set(
      name,
      new Map(Object.entries(entries).map(([path, response]) => [origin + path, response])),
    );
  const listeners = new Map<string, (event: object) => void>();
  const strategy = class {
    handle() {}
  };
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    location: new URL(`${origin}/sw.js`),
    navigator: {},
  };
  const context = {
    ...scope,
    self: scope,
    caches,
    URL,
    Request,
    Response,
    Headers,
    fetch: () => Promise.reject(new TypeError("no network")),
    navigationRoute: { handler: { handle() {} } },
    workbox: {
      core: { cacheNames: { runtime: "runtime" } },
      precaching: { addPlugins() {} },
      routing: { registerRoute() {}, setCatchHandler() {} },
      strategies: { CacheFirst: strategy, NetworkFirst: strategy, StaleWhileRevalidate: strategy },
      expiration: { Plugin: strategy },
      cacheableResponse: { Plugin: strategy },
    },
  };
  vm.runInNewContext(workerText(), context);
  let work: Promise<unknown> = Promise.resolve();
  listeners.get("activate")?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
  return Object.fromEntries(
    [...caches.all].map(([name, entries]) => [
      name,
      [...entries.keys()].map((url) => url.slice(origin.length)),
    ]),
  );
}

describe("activation of a new service worker", () => {
  it("drops cached pages and page data of the former version, but keeps hashed files for open pages", async () => {
    const kept = await activate({
      "site-html-runtime": { "/pricing/": dated("text/html", 0) },
      runtime: {
        "/page-data/pricing/page-data.json": dated("application/json", 0),
        "/app-0123456789abcdef0123.js": dated("text/javascript", day),
        "/old-0123456789abcdef0123.js": dated("text/javascript", 31 * day),
      },
    });
    expect(kept).toEqual({ runtime: ["/app-0123456789abcdef0123.js"] });
  });
});
