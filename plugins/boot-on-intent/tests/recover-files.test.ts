import { describe, expect, it, vi } from "vitest";
import { inlinePage, settle } from "../../../tests/helpers/inline-page";

const file = "https://site.example/app-0123.js";
const html = `<p id="load-failed" hidden>Yüklenemedi <a href="">Yeniden yükle</a></p>
<a id="place" href="#plans">Planlar</a><a id="mail" href="mailto:a@b.example">Yazın</a>
<form><input name="name" value=""><input name="taxnumber"><input name="news" type="checkbox"><input name="key" type="password"></form>`;

type Given = { parts?: number; isOnline?: boolean; kept?: string[] };

/** Creates a page with failing files and the given cached files. */
async function failingPage({ parts = 0, isOnline = true, kept = [file] }: Given = {}) {
  const held = new Set(kept);
  const cache = { delete: (url: string) => Promise.resolve(held.delete(url)) };
  const caches = { keys: () => Promise.resolve(["runtime"]), open: () => Promise.resolve(cache) };
  const fetch = vi.fn((_url: string, _how: RequestInit) => Promise.resolve(new Response("fresh")));
  const globals = { caches, fetch, ___elsewhere: 0, ___parts: parts };
  const page = await inlinePage("plugins/boot-on-intent/inline/at-once-page.ts", { html, globals });
  Object.defineProperty(page.window.navigator, "onLine", { value: isOnline });
  page.run();
  const { document } = page.window;
  const failScript = (src = file) => {
    const script = Object.assign(document.createElement("script"), { src });
    document.head.append(script);
    script.dispatchEvent(new page.window.Event("error"));
  };
  const failStyle = (href = "/app-01.css") => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    document.head.append(link);
    link.dispatchEvent(new page.window.Event("error"));
  };
  const throwFrom = (message: string) =>
    page.window.dispatchEvent(new page.window.ErrorEvent("error", { filename: file, message }));
  const reject = (reason: unknown) => {
    const event = Object.assign(new page.window.Event("unhandledrejection", { cancelable: true }), {
      reason,
    });
    const later = vi.fn();
    page.window.addEventListener("unhandledrejection", later);
    page.window.dispatchEvent(event);
    return { event, later };
  };
  const click = (id: string) => document.getElementById(id)?.click();
  const message = () => document.getElementById("load-failed")?.hidden === false;
  return { ...page, held, fetch, failScript, failStyle, throwFrom, reject, click, message };
}

describe("recovery of a site file that fails to load", () => {
  it("removes a failed file from the caches and refetches it before reloading the page", async () => {
    const page = await failingPage();
    page.failScript();
    expect(page.loads()).toBe(0);
    await vi.waitFor(() => expect(page.loads()).toBe(1));
    expect([...page.held]).toEqual([]);
    expect(page.fetch).toHaveBeenCalledWith(file, { cache: "reload" });
    expect(page.message()).toBe(false);
  });

  it("refetches a failed file when the visitor clicks “reload”", async () => {
    const page = await failingPage();
    page.window.sessionStorage.setItem("chunk-reload-at", String(Date.now()));
    page.failScript();
    expect(page.message()).toBe(true);
    page.window.document.querySelector<HTMLElement>("#load-failed a")?.click();
    await vi.waitFor(() => expect(page.loads()).toBe(1));
    expect(page.fetch).toHaveBeenCalledWith(file, { cache: "reload" });
  });

  // The second value: the clock was set back in the meantime.
  it.each([-60_000, 365 * 24 * 60 * 60_000])(
    "a failed file reloads the page again if the previous reload was over a minute ago or the clock has changed (%i ms)",
    async (milliseconds) => {
      const page = await failingPage();
      page.window.sessionStorage.setItem("chunk-reload-at", String(Date.now() + milliseconds));
      page.failScript();
      await vi.waitFor(() => expect(page.loads()).toBe(1));
    },
  );

  it.each<[string, (page: Awaited<ReturnType<typeof failingPage>>) => unknown]>([
    ["a style", (page) => page.failStyle()],
    ["HTML in place of a script", (page) => page.throwFrom("Uncaught SyntaxError: Unexpected token '<'")],
    ["a chunk", (page) => page.reject(Object.assign(new Error("x"), { name: "ChunkLoadError" }))],
    ["a chunk's style", (page) => page.reject(new Error("Loading CSS chunk 12 failed."))],
    ["the page's data", (page) => page.reject(new Error("page resources for /. Not rendering React"))],
  ])("recovery is triggered by %s", async (_, fail) => {
    const page = await failingPage();
    fail(page);
    await vi.waitFor(() => expect(page.loads()).toBe(1));
  });

  it.each<[string, (page: Awaited<ReturnType<typeof failingPage>>) => unknown]>([
    ["a third-party script", (page) => page.failScript("https://other.example/tag.js")],
    ["a third-party style sheet", (page) => page.failStyle("https://other.example/bar.css")],
    ["unreadable JSON", (page) => page.throwFrom("Uncaught SyntaxError: Unexpected end of JSON input")],
    ["a runtime error in a script", (page) => page.throwFrom("Uncaught TypeError: x is undefined")],
    ["any other rejection", (page) => page.reject(new Error("timeout"))],
  ])("recovery is not triggered by %s", async (_, fail) => {
    const page = await failingPage();
    fail(page);
    await settle();
    expect([page.loads(), page.message()]).toEqual([0, false]);
  });

  it.each([
    ["consent-0123456789.js", 0],
    ["consent.0123456789.css", 0],
    ["tr-consent-0123456789.js", 0],
    ["en-consent-0123456789.js", 0],
    ["app-0123456789.js", 1],
    ["lazy-search.0123456789.css", 1],
    ["lazy-sign-up-0123456789.js", 1],
  ])("a blocked %s is refetched %d times", async (name, times) => {
    const page = await failingPage();
    const fail = name.endsWith(".css") ? page.failStyle : page.failScript;
    fail(`https://site.example/${name}`);
    await settle();
    expect(page.fetch).toHaveBeenCalledTimes(times);
    expect(page.message()).toBe(false);
  });

  it.each([
    [0, true],
    [1, false], // The failing component shows its own error.
  ])(
    "while offline with %i components loading, a failed file causes no reload, and the page's own message is visible: %s",
    async (parts, says) => {
      const page = await failingPage({ isOnline: false, parts });
      page.failScript();
      await settle();
      expect([page.loads(), page.message()]).toEqual([0, says]);
    },
  );

  it("prevents endless reloads by Gatsby's rejection handler", async () => {
    const { event, later } = (await failingPage()).reject(new Error("Loading chunk 7 failed."));
    expect([event.defaultPrevented, later.mock.calls.length]).toEqual([true, 0]);
  });
});

describe("navigation while a failed file is refetched", () => {
  it.each(["place", "mail"])("a link with the id %s is not a navigation", async (id) => {
    const page = await failingPage();
    page.click(id);
    await settle();
    const before = page.loads();
    page.failScript();
    await vi.waitFor(() => expect(page.loads()).toBe(before + 1));
  });
});

describe("preservation of typed text during a recovery reload", () => {
  it("saves typed text, except secrets, in the history entry before a recovery reload", async () => {
    const page = await failingPage();
    const field = (name: string) =>
      page.window.document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? new HTMLInputElement();
    field("name").value = "Elif";
    field("taxnumber").value = "1234567890";
    field("key").value = "secret";
    field("news").checked = true;
    page.failScript();
    const typed = [
      ["name", "Elif"],
      ["news", true],
    ];
    expect(page.window.history.state).toEqual({ typed });
  });
});
