import { describe, expect, it, vi } from "vitest";
import { earlyPage } from "./early-page";

const html = `<main><div id="top">Üst</div><section id="plans"><a href="#rules">Kurallar</a></section><section id="rules"></section></main>
<footer><a href="/faq/">SSS</a></footer><script data-page="/pricing/" data-ahead=""></script>`;

type Given = Omit<NonNullable<Parameters<typeof earlyPage>[1]>, "html" | "globals"> & {
  isAnchoring?: boolean;
};

/** A page that somebody came to, after the script at its end. */
async function arrivedPage({ isAnchoring = true, ...given }: Given = {}) {
  const globals = { BOOT: { scripts: [], cookie: "" }, CSS: { supports: () => isAnchoring } };
  const { window, run } = await earlyPage("content-page", { html, globals, ...given });
  run();
  const postponed = () =>
    [...window.document.querySelectorAll("[style]")].map(({ id, tagName }) => id || tagName);
  return {
    postponed,
    press: (selector: string) => window.document.querySelector<HTMLElement>(selector)?.click(),
    load: () => window.dispatchEvent(new window.Event("load")),
  };
}

describe("what lies below the first view", () => {
  it("is laid out after the page has loaded, and leaves nothing behind", async () => {
    const { postponed, load } = await arrivedPage();
    expect(postponed()).toEqual(["plans", "rules", "FOOTER"]);
    load();
    expect(postponed()).toHaveLength(3);
    await vi.waitFor(() => expect(postponed()).toEqual([]));
  });

  it.each<Given & { name: string }>([
    { name: "on the way back", navigationType: "back_forward" },
    { name: "when the page is loaded again", navigationType: "reload" },
    { name: "at an anchor", url: "https://site.example/pricing/#rules" },
    { name: "where what is in view would move", isAnchoring: false },
  ])("is laid out from the start $name", async ({ name: _, ...given }) => {
    expect((await arrivedPage(given)).postponed()).toEqual([]);
  });

  it("is laid out at once for a link to a part, not for one that leads away", async () => {
    const { postponed, press } = await arrivedPage();
    press("footer a");
    expect(postponed()).toHaveLength(3);
    press("[href='#rules']");
    expect(postponed()).toEqual([]);
  });
});
