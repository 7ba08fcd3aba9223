import { describe, expect, it, vi } from "vitest";
import type { RecoveryWindow } from "@/lib/recovery-window";
import { guardPageLoader, type Navigation } from "@/app/guard-page-loader";
import type { LoadedPage } from "@/app/usable-page";

const json = {
  pageContext: { i18n: { language: "tr" } },
  data: { siteFacts: {}, navigation: { header: [], footer: [] }, locales: { edges: [{}] } },
};
const pageOf = (hash: string, path = "/"): LoadedPage => ({
  page: { path, webpackCompilationHash: hash },
  json,
});
const loaderWith = (hash: string) => ({
  loadPage: vi.fn((path: string): Promise<LoadedPage | undefined> => Promise.resolve(pageOf(hash, path))),
});
const loaderOf = (loaded: LoadedPage | undefined) => ({
  loadPage: (_path: string) => Promise.resolve(loaded),
});
const target = () => {
  const assign = vi.fn();
  const window = { ___webpackCompilationHash: "a", ___reloadOnce: () => false, location: { assign } };
  return { window: window as unknown as RecoveryWindow, assign };
};
const nowhere = () => ({ address: undefined, number: 0 });
const to = (address: string) => () => ({ address, number: 1 });

describe("validation of page data", () => {
  it("page data from another build is used if a reload does not help", async () => {
    const loader = loaderWith("b");
    guardPageLoader(loader, nowhere, target().window);
    expect(await loader.loadPage("/")).toMatchObject({ page: { webpackCompilationHash: "a" } });
  });

  it("late page data is used if no other navigation has started, and always for prefetching", async () => {
    const loader = loaderWith("a");
    let navigation: Navigation = { address: "/faq/#b", number: 1 };
    guardPageLoader(loader, () => navigation, target().window);
    await loader.loadPage("/");
    const [wanted, ahead] = [loader.loadPage("/faq/"), loader.loadPage("/pricing/")];
    navigation = { address: undefined, number: 1 };
    expect(await wanted).toMatchObject({ page: { path: "/faq/" } });
    navigation = { address: undefined, number: 2 };
    expect(await ahead).toMatchObject({ page: { path: "/pricing/" } });
  });
});

describe("navigation to a missing page", () => {
  it("a missing page that is opened directly renders the not-found page", async () => {
    const loader = loaderOf(pageOf("a", "/404.html"));
    guardPageLoader(loader, nowhere, target().window);
    expect(await loader.loadPage("/nope/")).toMatchObject({ page: { path: "/404.html" } });
  });

  it("a missing page is requested from the server, with the link's query and fragment", async () => {
    const loader = loaderOf(pageOf("a", "/404.html"));
    const { window, assign } = target();
    guardPageLoader(loader, to("/en/gone/?a=1#b"), window);
    await loader.loadPage("/");
    const settled = vi.fn();
    void loader.loadPage("/en/gone/?a=1").then(settled);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("/en/gone/?a=1#b"));
    expect(settled).not.toHaveBeenCalled();
  });

  it("a hovered link to a missing page causes no navigation", async () => {
    const loader = loaderOf(pageOf("a", "/404.html"));
    const { window, assign } = target();
    guardPageLoader(loader, nowhere, window);
    await loader.loadPage("/");
    expect(await loader.loadPage("/en/gone/")).toEqual({ status: "error" });
    expect(assign).not.toHaveBeenCalled();
  });
});

describe("invalid page data", () => {
  it.each<[string, LoadedPage | undefined]>([
    ["nothing", undefined],
    ["an error", { status: "error" }],
    ["no result", { page: { path: "/" } }],
    ["no data", { page: { path: "/" }, json: { ...json, data: {} } }],
    ["data of another kind", { page: { path: "/" }, json: { ...json, data: [] } }],
    ["no navigation", { page: { path: "/" }, json: { ...json, data: { ...json.data, navigation: null } } }],
    [
      "no strings",
      { page: { path: "/" }, json: { ...json, data: { ...json.data, locales: { edges: [] } } } },
    ],
    ["no language", { page: { path: "/" }, json: { ...json, pageContext: {} } }],
    ["no path", { page: {}, json }],
  ])("invalid page data is rejected: %s", async (_, loaded) => {
    const loader = loaderOf(loaded);
    guardPageLoader(loader, nowhere, target().window);
    expect(await loader.loadPage("/")).toEqual({ status: "error" });
  });

  it("a loader error is reported as invalid page data", async () => {
    const loader: { loadPage: (path: string) => Promise<LoadedPage | undefined> } = {
      loadPage: () => Promise.reject(new Error("no such chunk")),
    };
    guardPageLoader(loader, nowhere, target().window);
    expect(await loader.loadPage("/")).toEqual({ status: "error" });
  });
});

describe("counting page loads in progress", () => {
  it("page loads in progress are counted, except that of the first page", async () => {
    const loader = loaderWith("a");
    const { window } = target();
    guardPageLoader(loader, nowhere, window);
    const first = loader.loadPage("/");
    expect(window.___elsewhere ?? 0).toBe(0);
    await first;
    const next = loader.loadPage("/faq/");
    expect(window.___elsewhere).toBe(1);
    await next;
    expect(window.___elsewhere).toBe(0);
  });
});
