import { describe, expect, it, vi } from "vitest";
import { settleBuild } from "@/app/settle-build";

const loaderWith = (hash: string) => ({
  loadPage: vi.fn((path: string) => Promise.resolve({ path, page: { webpackCompilationHash: hash } })),
});
const target = (mayReload: boolean) =>
  ({ ___webpackCompilationHash: "a", ___reloadOnce: vi.fn(() => mayReload) }) as unknown as Window & {
    ___reloadOnce: () => boolean;
  };

describe("a page whose data is of another build", () => {
  it("reloads while that is allowed, and goes no further", async () => {
    const [loader, window] = [loaderWith("b"), target(true)];
    settleBuild(loader, window);
    const settled = vi.fn();
    void loader.loadPage("/").then(settled);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(window.___reloadOnce).toHaveBeenCalledOnce();
    expect(settled).not.toHaveBeenCalled();
  });

  it("is used as it is when reloading did not help", async () => {
    const [loader, window] = [loaderWith("b"), target(false)];
    settleBuild(loader, window);
    expect(await loader.loadPage("/")).toMatchObject({ page: { webpackCompilationHash: "a" } });
  });

  it("is left to Gatsby on later navigations, which load the new page as a whole", async () => {
    const [loader, window] = [loaderWith("a"), target(true)];
    const { loadPage } = loader;
    settleBuild(loader, window);
    await loader.loadPage("/");
    loadPage.mockResolvedValueOnce({ path: "/faq/", page: { webpackCompilationHash: "b" } });
    expect(await loader.loadPage("/faq/")).toMatchObject({ page: { webpackCompilationHash: "b" } });
    expect(window.___reloadOnce).not.toHaveBeenCalled();
  });

  it("is left to the server when it is gone and a link leads there, not when it was opened as such", async () => {
    const missing = (_path: string) =>
      Promise.resolve({ page: { path: "/404.html", webpackCompilationHash: "a" } });
    const loader = { loadPage: missing };
    settleBuild(loader, target(true));
    expect(await loader.loadPage("/nope/")).toMatchObject({ page: { path: "/404.html" } });
    expect(await loader.loadPage("/en/gone/")).toEqual({ status: "error" });
  });
});
