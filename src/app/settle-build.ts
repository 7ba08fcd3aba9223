type LoadedPage = { page?: { path?: string; webpackCompilationHash?: string }; status?: string } | undefined;

/** The part of Gatsby's loader that brings pages. */
export type PageLoader = { loadPage: (path: string) => Promise<LoadedPage> };

type BuildWindow = Window & {
  ___webpackCompilationHash?: string;
  /** From inline-scripts.ts: reloads unless that happened within the last minute; whether it does. */
  ___reloadOnce?: () => boolean;
};

/** What makes Gatsby leave a page to the server. */
const unavailable = { status: "error" };

/**
 * What becomes of a page when a deployment came in between. Data from another build than the page's HTML: it reloads, within
 * the allowance of failed files (Gatsby would do so at every visit); when that does not help, what is there is used. A link
 * to a page that is gone: the server answers, in the language of the address, where Gatsby would show the Turkish page.
 */
export function settleBuild(loader: PageLoader, target: BuildWindow = window) {
  const { loadPage } = loader;
  let isFirst = true;
  loader.loadPage = async (path) => {
    const isBoot = isFirst;
    isFirst = false;
    const loaded = await loadPage(path);
    const page = loaded?.page;
    if (!isBoot) return page?.path === "/404.html" ? unavailable : loaded;
    const { ___webpackCompilationHash: own, ___reloadOnce: reloadOnce } = target;
    if (!page?.webpackCompilationHash || page.webpackCompilationHash === own) return loaded;
    if (reloadOnce?.()) return new Promise(() => undefined);
    page.webpackCompilationHash = own;
    return loaded;
  };
}
