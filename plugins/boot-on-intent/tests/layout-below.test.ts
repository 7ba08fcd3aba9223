import { describe, expect, it, vi } from "vitest";
import { inlinePage } from "../../../tests/helpers/inline-page";
import { inlineScript } from "../../shared/bundle-script";

const html = `<main><div>Üst</div><section></section></main><footer></footer>
<script data-page="/pricing/" data-ahead=""></script>`;

type Given = { isAnchoring?: boolean; navigationType?: "reload" };

/** Creates a page that has loaded and has run its end-of-body script. */
async function arrivedPage({ isAnchoring = true, navigationType }: Given = {}) {
  const globals = {
    HAS_WORKER: false,
    BOOT: { scripts: [], cookie: "", parameters: [] },
    CSS: { supports: () => isAnchoring },
  };
  const { window, run } = await inlinePage("plugins/boot-on-intent/inline/head.ts", {
    html,
    globals,
    navigationType,
  });
  const { document } = window;
  run();
  run(inlineScript("plugins/boot-on-intent/inline/content-page.ts"));
  return {
    isSkipping: () => "skip" in document.documentElement.dataset,
    leftovers: () => document.querySelectorAll("[style]").length,
    load: () => window.dispatchEvent(new window.Event("load")),
  };
}

describe("layout below the fold", () => {
  it("layout below the fold is skipped until the page has loaded, and leaves no inline styles", async () => {
    const { isSkipping, leftovers, load } = await arrivedPage();
    expect(isSkipping()).toBe(true);
    load();
    expect(isSkipping()).toBe(true);
    await vi.waitFor(() => expect(isSkipping()).toBe(false));
    expect(leftovers()).toBe(0);
  });

  it.each<[string, Given]>([
    ["after a reload", { navigationType: "reload" }],
    ["without scroll anchoring", { isAnchoring: false }],
  ])("layout below the fold is not skipped %s", async (_, given) => {
    expect((await arrivedPage(given)).isSkipping()).toBe(false);
  });
});
