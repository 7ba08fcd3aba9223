type LoadedPage = { page?: { webpackCompilationHash?: string } } | undefined;

/** The part of Gatsby's loader that brings pages. */
export type PageLoader = { loadPage: (path: string) => Promise<LoadedPage> };

type BuildWindow = Window & {
  ___webpackCompilationHash?: string;
  /** From inline-scripts.ts: reloads unless that happened within the last minute; whether it does. */
  ___reloadOnce?: () => boolean;
};

/**
 * A page whose data comes from another build than its HTML reloads, within the allowance of failed files; Gatsby would
 * do so at every visit. When that does not help, what is there is used.
 */
export function settleBuild(loader: PageLoader, target: BuildWindow = window) {
  const { loadPage } = loader;
  let isFirst = true;
  loader.loadPage = async (path) => {
    const isBoot = isFirst;
    isFirst = false;
    const loaded = await loadPage(path);
    const { ___webpackCompilationHash: own, ___reloadOnce: reloadOnce } = target;
    const page = loaded?.page;
    if (!isBoot || !page?.webpackCompilationHash || page.webpackCompilationHash === own) return loaded;
    if (reloadOnce?.()) return new Promise(() => undefined);
    page.webpackCompilationHash = own;
    return loaded;
  };
}
