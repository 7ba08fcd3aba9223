import type { RecoveryWindow } from "@/lib/recovery-window";
import { isUsablePage, type LoadedPage } from "./usable-page";

/** The parts of Gatsby's loader that load pages. */
export type PageLoader = { loadPage: (path: string) => Promise<LoadedPage | undefined> };

/** A navigation to another page, including Back and Forward. */
export type Navigation = {
  /** Target with query and fragment; undefined if no navigation is in progress. */
  address: string | undefined;
  /** Number of navigations since the page was loaded. */
  number: number;
};

type BuildWindow = RecoveryWindow & { ___webpackCompilationHash?: string };

/** Result that makes Gatsby request the page from the server. */
const unavailable: LoadedPage = { status: "error" };

/** Never resolves, so Gatsby abandons the navigation. */
const forever = new Promise<never>(() => undefined);

/**
 * Validates the page data from Gatsby's loader, which may be from another build or not be page data at all.
 * - Data from a different build than the HTML: reloads the page, within the reload limit for missing files
 *   (Gatsby alone would
 * reload on every visit). If that does not help, the available data is used.
 * - Invalid data for the current page: keeps the HTML; recover-files.ts shows a message.
 * - Link to a missing or invalid page: loads the address from the server, which responds in the address's
 *   language.
 * - Page data that arrives after another navigation has started: ignored.
 * @param navigation returns the most recently started navigation
 */
export function guardPageLoader(
  loader: PageLoader,
  navigation: () => Navigation,
  target: BuildWindow = window,
) {
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
    // Gatsby would still navigate there, even though the visitor has moved on to another page.
    if (isWanted && navigation().number !== number) return forever;
    if (loaded.page && loaded.page.path !== "/404.html") return loaded;
    if (!isWanted) return unavailable;
    // Gatsby would navigate to the path alone and drop the state of the history entry.
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
