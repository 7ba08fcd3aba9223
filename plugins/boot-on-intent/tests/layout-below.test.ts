import { describe, expect, it, vi } from "vitest";
import { inlinePage } from "../../../tests/helpers/inline-page";
import { inlineScript } from "../../shared/bundle-script";

const html = `<main><div id="top">Üst</div><section id="plans"><a href="#rules">Kurallar</a></section><section id="rules"></section></main>
<footer><a href="/faq/">SSS</a></footer><script data-page="/pricing/" data-ahead=""></script>`;

type Given = Omit<NonNullable<Parameters<typeof inlinePage>[1]>, "html" | "globals"> & {
  isAnchoring?: boolean;
};

/** Creates a page that has loaded and has run its end-of-body script. */
async function arrivedPage({ isAnchoring = true, ...given }: Given = {}) {
  const globals = {
    HAS_WORKER: false,
    BOOT: { scripts: [], cookie: "", parameters: [] },
    CSS: { supports: () => isAnchoring },
  };
  const { window, run } = await inlinePage("plugins/boot-on-intent/inline/head.ts", {
    html,
    globals,
    ...given,
  });
  const { document } = window;
  run();
  run(inlineScript("plugins/boot-on-intent/inline/content-page.ts"));
  return {
    isSkipping: () => "skip" in document.documentElement.dataset,
    leftovers: () => document.querySelectorAll("[style]").length,
    press: (selector: string) => document.querySelector<HTMLElement>(selector)?.click(),
    load: () => window.dispatchEvent(new window.Event("load")),
  };
}

describe("layout below the fold", () => {
  it("skips layout below the fold until the page has loaded, and leaves no inline styles behind", async () => {
    const { isSkipping, leftovers, load } = await arrivedPage();
    expect(isSkipping()).toBe(true);
    load();
    expect(isSkipping()).toBe(true);
    await vi.waitFor(() => expect(isSkipping()).toBe(false));
    expect(leftovers()).toBe(0);
  });

  it.each<Given & { name: string }>([
    { name: "on back navigation", navigationType: "back_forward" },
    { name: "after a reload", navigationType: "reload" },
    { name: "at an anchor", url: "https://site.example/pricing/#rules" },
    { name: "without scroll anchoring", isAnchoring: false },
  ])("is not skipped $name", async ({ name: _, ...given }) => {
    expect((await arrivedPage(given)).isSkipping()).toBe(false);
  });

  it("stops skipping layout on a click on a fragment link, but not on a link to another page", async () => {
    const { isSkipping, press } = await arrivedPage();
    press("footer a");
    expect(isSkipping()).toBe(true);
    press("[href='#rules']");
    expect(isSkipping()).toBe(false);
  });
});
