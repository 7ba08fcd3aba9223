import { describe, expect, it } from "vitest";
import { inlinePage } from "../../../tests/helpers/inline-page";
import { inlineScript } from "../../shared/bundle-script";
import type { EarlyWindow } from "../inline/boot-on-intent";

const entry = "plugins/boot-on-intent/inline/content-page.ts";
const script = inlineScript(entry, { HAS_WORKER: "true" });
const facts = {
  scripts: ["/mapping-1.js", "/framework-1.js"],
  cookie: "i18n_redirected=*;path=/",
  parameters: ["q", "tab", "category", "estimate"],
};
const html = `<script data-page="/a/" data-ahead="/component-1.js /page-data/a/page-data.json"></script>
<a href="/faq/"><span id="link">SSS</span></a>
<a id="join" data-join href="/onboarding/customer-information/">Katıl</a>
<button type="button" id="search">Ara</button>
<button type="button" id="opener" commandfor="menu">Menü</button><dialog id="menu"></dialog>
<form><input name="name"><input name="news" type="checkbox"><button>Gönder</button></form>`;

type Visit = { url?: string; isAsking?: boolean; state?: Record<string, unknown>; isArriving?: boolean };

async function contentPage(visit: Visit = {}) {
  const { url = "https://site.example/?from=mail#plans", isAsking = false, state, isArriving } = visit;
  const page = await inlinePage(entry, { url, html, globals: { requestIdleCallback: undefined } });
  page.window.history.replaceState(state, "");
  const arrive = () => page.run(script.replace("BOOT", JSON.stringify({ ...facts, isAsking })));
  if (isArriving) page.run(inlineScript("plugins/boot-on-intent/inline/head.ts"));
  else arrive();
  const { document } = page.window;
  const at = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`no ${selector}`);
    return element;
  };
  const send = (selector: string, type: string, { Kind = page.window.Event, movedBy = 0 } = {}) => {
    const event = Object.assign(new Kind(type, { bubbles: true, cancelable: true }), { movementX: movedBy });
    at(selector).dispatchEvent(event);
    return event;
  };
  const early = () => (page.window as EarlyWindow).___early;
  const scripts = () =>
    [...document.querySelectorAll("script[src]")].map((script) => script.getAttribute("src"));
  return { ...page, at, send, early, scripts, arrive };
}

describe("loading the framework on intent", () => {
  it("the framework is not loaded by a page view, a resting pointer or hovering over a link", async () => {
    const page = await contentPage();
    expect(page.scripts()).toEqual([]);
    page.send("#link", "pointermove", { movedBy: 1 });
    expect(page.scripts()).toEqual([]);
    // The page is rendered under a resting pointer.
    page.send("form", "pointermove");
    expect(page.scripts()).toEqual([]);
  });

  it.each(["pointerdown", "pointermove", "keydown", "focusin", "scroll"])(
    "the framework is loaded once on %s",
    async (intent) => {
      const page = await contentPage();
      page.send("form", intent, { movedBy: 1 });
      page.send("form", intent, { movedBy: 1 });
      expect(page.scripts()).toEqual(facts.scripts);
    },
  );

  it("the framework is loaded without intent if consent is required or the URL has a query or percent-encoding", async () => {
    for (const page of [
      await contentPage({ isAsking: true }),
      await contentPage({ url: "https://site.example/?q=kupon" }),
      await contentPage({ url: "https://site.example/pricing/?tab=services" }),
      await contentPage({ url: "https://site.example/pricing%23faq" }),
      await contentPage({ url: "https://site.example/faq/#vat." }),
    ]) {
      page.window.dispatchEvent(new page.window.Event("load"));
      expect(page.scripts()).toEqual(facts.scripts);
    }
  });

  it("the framework is loaded without intent if the history entry has a draft to restore", async () => {
    const page = await contentPage({ state: { key: "1", "draft:contact": { message: "Merhaba" } } });
    page.window.dispatchEvent(new page.window.Event("load"));
    expect(page.scripts()).toEqual(facts.scripts);
  });

  it("the framework waits for intent if the history entry has unrelated state or only the query is encoded", async () => {
    const page = await contentPage({ state: { key: "1" }, url: "https://site.example/?utm=a%20b&q=#faq" });
    page.window.dispatchEvent(new page.window.Event("load"));
    expect(page.scripts()).toEqual([]);
  });
});

describe("interaction before hydration", () => {
  it.each([
    ["complete", false],
    ["still arriving", true],
  ])("clicks and submissions are captured and replayed in order: page %s", async (_name, isArriving) => {
    const page = await contentPage({ isArriving });
    const done: string[] = [];
    page.at("#search").addEventListener("click", () => done.push("search"));
    page.at("form").addEventListener("submit", (event) => {
      event.preventDefault();
      done.push("form");
    });
    page.at("#search").click();
    expect(page.send("form", "submit").defaultPrevented).toBe(true);
    expect(done).toEqual([]);
    if (isArriving) page.arrive();
    expect(page.at("#search").ariaBusy).toBe("true");
    const early = page.early();
    if (!early) throw new Error("nothing noted");
    early.isAnswered = true;
    early.repeats.forEach((repeat) => repeat((element) => element));
    expect(done).toEqual(["search", "form"]);
  });

  it.each(["metaKey", "ctrlKey", "shiftKey"])(
    "a link is left to the browser if %s is pressed",
    async (key) => {
      const page = await contentPage();
      const press = new page.window.MouseEvent("click", { bubbles: true, cancelable: true, [key]: true });
      page.at("#join").dispatchEvent(press);
      expect(press.defaultPrevented).toBe(false);
      expect(page.early()?.repeats).toEqual([]);
    },
  );

  it("typed text and ticked boxes are recorded, the most recent edit last", async () => {
    const page = await contentPage();
    const [name, news] = [page.at("[name=name]"), page.at("[name=news]")] as HTMLInputElement[];
    Object.assign(name ?? {}, { value: "Elif" });
    Object.assign(news ?? {}, { checked: true });
    for (const field of ["name", "news", "name"]) page.send(`[name=${field}]`, "input");
    expect([...(page.early()?.typed.values() ?? [])]).toEqual([true, "Elif"]);
  });

  it("a dialog can be opened and closed before hydration, even in browsers without modal dialogs", async () => {
    const page = await contentPage();
    const menu = page.at("#menu") as HTMLDialogElement;
    Object.assign(menu, { showModal: undefined });
    page.at("#opener").click();
    expect(menu.hasAttribute("open")).toBe(true);
    page.at("#opener").click();
    expect(menu.hasAttribute("open")).toBe(false);
  });

  it("events after hydration are left to the framework", async () => {
    const page = await contentPage();
    const early = page.early();
    if (early) early.isAnswered = true;
    expect(page.send("form", "submit").defaultPrevented).toBe(false);
    expect(early?.repeats).toEqual([]);
  });
});
