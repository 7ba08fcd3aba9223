import { describe, expect, it, vi } from "vitest";
import { earlyScript } from "@/gatsby/bundle/early-scripts";
import { earlyPage } from "./early-page";

const html = `<main><div id="top">Üst</div><section id="plans"><a href="#rules">Kurallar</a></section><section id="rules"></section></main>
<footer><a href="/faq/">SSS</a></footer><script data-page="/pricing/" data-ahead=""></script>`;

type Given = Pick<NonNullable<Parameters<typeof earlyPage>[1]>, "navigationType" | "url">;

/** A page that somebody came to, with what its two scripts say of its parts. */
async function arrivedPage(given: Given = {}) {
  const page = await earlyPage("every-page", {
    html,
    globals: { BOOT: { scripts: [], cookie: "" } },
    ...given,
  });
  const { window } = page;
  page.run();
  const { documentElement } = window.document;
  return {
    window,
    isPostponed: () => "below" in documentElement.dataset,
    /** The script at the end of the page. */
    end: () => page.run(earlyScript("content-page")),
    load: () => window.dispatchEvent(new window.Event("load")),
  };
}

describe("what lies below the first view", () => {
  it("is laid out after the page has loaded, part by part, and then as everywhere", async () => {
    const page = await arrivedPage();
    expect(page.isPostponed()).toBe(true);
    page.end();
    expect(page.isPostponed()).toBe(true);
    page.load();
    await vi.waitFor(() => expect(page.isPostponed()).toBe(false));
  });

  it.each([
    { name: "on the way back", navigationType: "back_forward" as const },
    { name: "when the page is loaded again", navigationType: "reload" as const },
    { name: "at an anchor", url: "https://site.example/pricing/#rules" },
  ])("has its true height from the start $name", async ({ name: _, ...given }) => {
    const page = await arrivedPage(given);
    expect(page.isPostponed()).toBe(false);
    page.end();
    page.load();
    expect(page.isPostponed()).toBe(false);
  });

  it("is laid out at once for a link to a part, not for one that leads away", async () => {
    const page = await arrivedPage();
    page.end();
    const press = (selector: string) => page.window.document.querySelector<HTMLElement>(selector)?.click();
    press("footer a");
    expect(page.isPostponed()).toBe(true);
    press("[href='#rules']");
    expect(page.isPostponed()).toBe(false);
  });
});
