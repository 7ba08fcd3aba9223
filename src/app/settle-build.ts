import type { RecoveryWindow } from "@/lib/recovery-window";
import { isUsablePage, type LoadedPage } from "./usable-page";

/** The part of Gatsby's loader that brings pages. */
export type PageLoader = { loadPage: (path: string) => Promise<LoadedPage | undefined> };

/** A way to another page, back included. */
export type Navigation = {
  /** Where it leads, with query and fragment, while it is under way. */
  address: string | undefined;
  /** How many have begun. */
  number: number;
};

type BuildWindow = RecoveryWindow & { ___webpackCompilationHash?: string };

/** Makes Gatsby leave a page to the server. */
const unavailable: LoadedPage = { status: "error" };

/** Makes Gatsby do nothing. */
const forever = new Promise<never>(() => undefined);

/**
 * Checks what Gatsby's loader brings, which may be of another build or no page data at all.
 * Data from another build than the page's HTML: the page reloads, within the allowance of failed files (Gatsby would do so at
 * every visit); when that does not help, what is there is used. The page's own data unusable: the HTML stays, and
 * recover-files.ts says so. A link to a page that is gone or unusable: the server answers, in the language of the address. A
 * page that is no longer wanted when it comes: nothing happens.
 * @param navigation the one that began last
 */
export function settleBuild(loader: PageLoader, navigation: () => Navigation, target: BuildWindow = window) {
  const { loadPage } = loader;
  const load = async (path: string) => {
    const loaded = await loadPage(path).catch(() => undefined);
    return loaded && loaded.status !== "error" && isUsablePage(loaded) ? loaded : unavailable;
  };
  const loadElsewhere = async (path: string) => {
    const { address, number } = navigation();
    const isWanted = address?.split("#")[0] === path;
    target.___elsewhere = (target.___elsewhere ?? 0) + 1;
    const loaded = await load(path);
    target.___elsewhere -= 1;
    // Gatsby would go there all the same, from where the visitor has gone in the meantime.
    if (isWanted && navigation().number !== number) return forever;
    if (loaded.page && loaded.page.path !== "/404.html") return loaded;
    if (!isWanted) return unavailable;
    // Gatsby would leave for the path alone, and forget what the history entry holds.
    target.location.assign(address);
    return forever;
  };
  let isFirst = true;
  loader.loadPage = async (path) => {
    if (!isFirst) return loadElsewhere(path);
    isFirst = false;
    const loaded = await load(path);
    const { ___webpackCompilationHash: own, ___reloadOnce: reloadOnce } = target;
    if (!loaded.page?.webpackCompilationHash || loaded.page.webpackCompilationHash === own) return loaded;
    if (reloadOnce?.()) return forever;
    loaded.page.webpackCompilationHash = own;
    return loaded;
  };
}
