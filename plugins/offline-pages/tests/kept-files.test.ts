import { afterEach, describe, expect, it, vi } from "vitest";
import { keepAll, withFontPreload } from "../worker/kept-files";

const origin = "https://site.example";
const pages = ["/", "/faq/", "/press/easy-ads/", "/pricing/", "/about/"];

/** Creates a fake network that serves every URL except the blocked ones. */
function visit({ blocked, isOnline }: { blocked: string[]; isOnline: boolean }) {
  const kept = new Map<string, Response>();
  const asked: string[] = [];
  vi.stubGlobal("location", { href: `${origin}/sw.js` });
  vi.stubGlobal("navigator", { onLine: isOnline });
  vi.stubGlobal("caches", {
    open: () =>
      Promise.resolve({
        match: (url: string) => Promise.resolve(kept.get(url)),
        put: (url: string, response: Response) => Promise.resolve(kept.set(url, response)),
      }),
  });
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    if (blocked.includes(url)) return Promise.reject(new TypeError("Failed to fetch"));
    const html = `<script data-page="${url}"></script>`;
    return Promise.resolve(new Response(html, { headers: { "content-type": "text/html" } }));
  });
  return { kept, asked };
}

afterEach(() => vi.unstubAllGlobals());

describe("precaching by the service worker", () => {
  it.each([
    ["a page blocked by an ad blocker", ["/press/easy-ads/"]],
    ["the first page", ["/"]],
    ["two consecutive pages", ["/press/easy-ads/", "/pricing/"]],
    ["the last page", ["/about/"]],
    ["all but one", ["/", "/faq/", "/press/easy-ads/", "/pricing/"]],
  ])("other pages are cached if %s cannot be fetched", async (_what, blocked) => {
    const { kept } = visit({ blocked, isOnline: true });
    await keepAll("pages", pages);
    expect([...kept.keys()]).toEqual(pages.filter((page) => !blocked.includes(page)));
  });

  it("precaching retries missing files on the next visit", async () => {
    const { kept } = visit({ blocked: ["/faq/"], isOnline: true });
    await keepAll("pages", pages);
    expect(kept.has("/faq/")).toBe(false);
    const later = visit({ blocked: [], isOnline: true });
    for (const [url, response] of kept) later.kept.set(url, response);
    await keepAll("pages", pages);
    expect(later.asked).toEqual(["/faq/"]);
  });

  it("precaching stops after the first request while offline", async () => {
    const { asked } = visit({ blocked: pages, isOnline: false });
    await keepAll("pages", pages);
    expect(asked).toEqual(["/"]);
  });

  it("a cached page preloads its font, and other responses are cached unchanged", async () => {
    const html = `<script data-font="/static/sans.woff2"></script>`;
    const page = (type: string, text = html) => new Response(text, { headers: { "content-type": type } });
    const kept = await withFontPreload(page("text/html"));
    expect(kept.headers.get("link")).toBe("</static/sans.woff2>; rel=preload; as=font; crossorigin");
    expect(await kept.text()).toBe(html);
    for (const other of [page("text/html", "<p>"), page("text/plain")])
      expect(await withFontPreload(other)).toBe(other);
  });
});
