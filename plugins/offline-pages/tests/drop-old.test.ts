import { afterEach, expect, it, vi } from "vitest";
import { dropOld, pagesCache } from "../worker/kept-files";

const day = 24 * 60 * 60 * 1000;
const dated = (type: string, age: number) =>
  new Response("", { headers: { "content-type": type, date: new Date(Date.now() - age).toUTCString() } });

/** Fakes the browser's caches, and returns the URLs left in each after `dropOld`. */
async function leftOf(kept: Record<string, Record<string, Response>>) {
  const all = new Map(Object.entries(kept).map(([name, files]) => [name, new Map(Object.entries(files))]));
  vi.stubGlobal("caches", {
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    open: (name: string) =>
      Promise.resolve({
        keys: () => Promise.resolve([...(all.get(name)?.keys() ?? [])].map((url) => ({ url }))),
        match: ({ url }: Request) => Promise.resolve(all.get(name)?.get(url)),
        delete: ({ url }: Request) => Promise.resolve(all.get(name)?.delete(url)),
      }),
  });
  await dropOld("runtime");
  return Object.fromEntries([...all].map(([name, files]) => [name, [...files.keys()]]));
}

afterEach(() => vi.unstubAllGlobals());

it("a new service worker keeps only the previous version's hashed files with the right content type, for a month", async () => {
  const site = "https://site.example";
  const left = await leftOf({
    [pagesCache]: { [`${site}/pricing/`]: dated("text/html", 0) },
    runtime: {
      [`${site}/page-data/pricing/page-data.json`]: dated("application/json", 0),
      [`${site}/app-0123456789abcdef0123.js`]: dated("text/javascript", day),
      [`${site}/old-0123456789abcdef0123.js`]: dated("text/javascript", 31 * day),
    },
    other: { [`${site}/app-1.js`]: dated("text/html", 0), [`${site}/a.css`]: dated("text/css", 0) },
  });
  expect(left).toEqual({ runtime: [`${site}/app-0123456789abcdef0123.js`], other: [`${site}/a.css`] });
});
