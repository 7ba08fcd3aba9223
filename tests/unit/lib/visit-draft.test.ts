import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** Imports a fresh copy of the module, as after a reload: memory is lost, the history entry is not. */
async function load() {
  vi.resetModules();
  return import("@/lib/visit-draft");
}

beforeEach(() => {
  const history = {
    state: { key: "router" } as unknown,
    replaceState: (state: unknown) => {
      history.state = state;
    },
  };
  vi.stubGlobal("window", { history });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("form draft of a visit", () => {
  it("the draft is available on other pages of the same visit", async () => {
    const { keepDraft, keptDraft } = await load();
    keepDraft("contact", { message: "Merhaba" });
    window.history.replaceState({ key: "other" }, "");
    expect(keptDraft("contact")).toEqual({ message: "Merhaba" });
  });

  it("the draft survives a reload, and leaves the router's history state intact", async () => {
    (await load()).keepDraft("contact", { message: "Merhaba" });
    expect((await load()).keptDraft("contact")).toEqual({ message: "Merhaba" });
    expect(window.history.state).toMatchObject({ key: "router" });
  });

  it("hasKeptText() is true only for text fields in the draft", async () => {
    const { hasKeptText, keepDraft } = await load();
    expect(hasKeptText("message")).toBe(false);
    keepDraft("contact", { message: "", consent: true });
    expect([hasKeptText("message"), hasKeptText("consent"), hasKeptText("key")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("the draft can be deleted", async () => {
    const { keepDraft, keptDraft } = await load();
    keepDraft("contact", { message: "Merhaba" });
    keepDraft("contact", undefined);
    expect(keptDraft("contact")).toEqual({});
    expect(window.history.state).toEqual({ key: "router" });
  });

  it.each([
    [null, {}],
    [7, {}],
    ["x", {}],
    [[], {}],
    [{ "draft:contact": null }, {}],
    [{ "draft:contact": 7 }, {}],
    [{ "draft:contact": "abc" }, {}],
    [{ other: { 0: "a" } }, {}],
    [{ "draft:contact": { message: 7, name: "A" } }, { name: "A" }],
  ])("reads only texts from a foreign history state %j", async (state, kept) => {
    window.history.replaceState(state, "");
    const { hasKeptText, keptDraft } = await load();
    expect(keptDraft("contact")).toEqual(kept);
    expect(hasKeptText("0")).toBe(false);
  });

  it("drafts of different forms are separate", async () => {
    const first = await load();
    first.keepDraft("contact", { message: "Merhaba" });
    first.keepDraft("newsletter", { email: "elif@" });
    const { keptDraft } = await load();
    expect([keptDraft("contact"), keptDraft("newsletter")]).toEqual([
      { message: "Merhaba" },
      { email: "elif@" },
    ]);
  });

  it("a history state that is not an object is replaced", async () => {
    window.history.replaceState("x", "");
    (await load()).keepDraft("contact", { message: "Merhaba" });
    expect(window.history.state).toEqual({ "draft:contact": { message: "Merhaba" } });
  });

  it("the draft is kept in memory when the browser rate-limits history changes", async () => {
    const { keepDraft, keptDraft } = await load();
    window.history.replaceState = () => {
      throw new DOMException("More than 100 times per 30 seconds", "SecurityError");
    };
    keepDraft("contact", { message: "Merhaba" });
    expect(keptDraft("contact")).toEqual({ message: "Merhaba" });
  });

  it("the draft is empty during the build", async () => {
    vi.stubGlobal("window", undefined);
    expect((await load()).keptDraft("contact")).toEqual({});
  });
});
