import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** Imports a fresh copy of the module, which creates its Trusted Types policy once. */
async function load() {
  vi.resetModules();
  return (await import("@/lib/own-html")).ownHtml;
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("ownHtml()", () => {
  it.each<[string, object | undefined]>([
    ["in the build", undefined],
    ["in a browser without trusted types", {}],
  ])("returns the text itself %s", async (_, window) => {
    vi.stubGlobal("window", window);
    expect((await load())("<b>x</b>")).toEqual({ __html: "<b>x</b>" });
  });

  it("ownHtml() uses the page's trusted types policy, and returns the same value for the same text", async () => {
    const createPolicy = vi.fn((_: string, { createHTML }: { createHTML: (html: string) => string }) => ({
      createHTML: (html: string) => ({ trusted: createHTML(html) }),
    }));
    vi.stubGlobal("window", { trustedTypes: { createPolicy } });
    const ownHtml = await load();
    const first = ownHtml("<b>x</b>");
    expect(first).toEqual({ __html: { trusted: "<b>x</b>" } });
    expect(ownHtml("<b>x</b>").__html).toBe(first.__html);
    expect(ownHtml("<i>y</i>")).toEqual({ __html: { trusted: "<i>y</i>" } });
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["site-html"]);
  });
});
