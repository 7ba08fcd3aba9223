import { expect, it, vi } from "vitest";
import { inlinePage, settle } from "../../../tests/helpers/inline-page";

it.each([
  ["consent-0123456789.js", 0],
  ["consent.0123456789.css", 0],
  ["tr-consent-0123456789.js", 0],
  ["en-consent-0123456789.js", 0],
  ["app-0123456789.js", 1],
  ["lazy-search.0123456789.css", 1],
  ["lazy-sign-up-0123456789.js", 1],
])("a blocked %s is refetched %d times", async (name, times) => {
  const fetch = vi.fn((_url: string) => Promise.resolve(new Response("fresh")));
  const caches = { keys: () => Promise.resolve([]) };
  const html = '<p id="load-failed" hidden></p>';
  const page = await inlinePage("plugins/boot-on-intent/inline/head.ts", {
    html,
    globals: { fetch, caches },
  });
  page.run();
  const { document } = page.window;
  const address = `https://site.example/${name}`;
  const file = name.endsWith(".css")
    ? Object.assign(document.createElement("link"), { rel: "stylesheet", href: address })
    : Object.assign(document.createElement("script"), { src: address });
  document.head.append(file);
  file.dispatchEvent(new page.window.Event("error"));
  await settle();
  expect(fetch).toHaveBeenCalledTimes(times);
  expect(document.getElementById("load-failed")?.hidden).toBe(true);
});
