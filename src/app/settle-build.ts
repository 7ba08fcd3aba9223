import type { RecoveryWindow } from "@/early/recover-files";
import { isUsablePage, type LoadedPage } from "./usable-page";

/** The part of Gatsby's loader that brings pages. */
export type PageLoader = { loadPage: (path: string) => Promise<LoadedPage | undefined> };

type BuildWindow = RecoveryWindow & { ___webpackCompilationHash?: string };

/** Makes Gatsby leave a page to the server. */
const unavailable: LoadedPage = { status: "error" };

/**
 * Checks what Gatsby's loader brings, which may be of another build or no page data at all.
 * Data from another build than the page's HTML: the page reloads, within the allowance of failed files (Gatsby would do so at
 * every visit); when that does not help, what is there is used. The page's own data unusable: the HTML stays, and
 * recover-files.ts says so. A link to a page that is gone or unusable: the server answers, in the language of the address.
 * @param goingTo the address of the navigation under way, with query and fragment
 */
export function settleBuild(
  loader: PageLoader,
  goingTo: () => string | undefined,
  target: BuildWindow = window,
) {
  const { loadPage } = loader;
  const load = async (path: string) => {
    const loaded = await loadPage(path).catch(() => undefined);
    return loaded && loaded.status !== "error" && isUsablePage(loaded) ? loaded : unavailable;
  };
  const loadElsewhere = async (path: string) => {
    target.___elsewhere = (target.___elsewhere ?? 0) + 1;
    const loaded = await load(path);
    target.___elsewhere -= 1;
    if (loaded.page && loaded.page.path !== "/404.html") return loaded;
    const address = goingTo();
    if (address?.split("#")[0] !== path) return unavailable;
    // Gatsby would leave for the path alone, and forget what the history entry holds.
    target.location.assign(address);
    return new Promise<never>(() => undefined);
  };
  let isFirst = true;
  loader.loadPage = async (path) => {
    if (!isFirst) return loadElsewhere(path);
    isFirst = false;
    const loaded = await load(path);
    const { ___webpackCompilationHash: own, ___reloadOnce: reloadOnce } = target;
    if (!loaded.page?.webpackCompilationHash || loaded.page.webpackCompilationHash === own) return loaded;
    if (reloadOnce?.()) return new Promise(() => undefined);
    loaded.page.webpackCompilationHash = own;
    return loaded;
  };
}
