import type { GatsbyBrowser } from "gatsby";
import "@/styles/global.css";
import { arrive } from "@/layout/arrive";
import { startProgress, stopProgress } from "@/layout/progress-bar";
import { isConstrained, replaceEntry } from "@/lib/browser-support";
import { isWindowEntry, type WindowEntryPage } from "@/lib/close-by-back";
import { topFirst } from "@/ui/later";
import { goWhereMeant, repairAddresses, repairedAddress } from "./repair-address";
import { settleBuild, type Navigation, type PageLoader } from "./settle-build";
import { tolerateForeignChanges } from "./tolerate-foreign-changes";

export { wrapPageElement, wrapRootElement } from "./wrap-elements";

type Navigate = (to: unknown, options?: object) => void;

type Loader = PageLoader & { hovering: (path: string) => void };

type GatsbyWindow = WindowEntryPage & {
  ___navigate?: Navigate;
  ___loader?: Loader;
};

let navigation: Navigation = { address: undefined, number: 0 };

/** Whether the present navigation moves through the history. */
let isTraversal = false;

const beginNavigation = (address?: string) => {
  navigation = { address, number: navigation.number + 1 };
};

/**
 * Shows the progress bar from the start of a navigation, since Gatsby's own hook fires only after a second, and lets the page
 * that a link leads to show its top first.
 */
function watchNavigations(gatsby: GatsbyWindow) {
  const { ___navigate: navigate } = gatsby;
  if (!navigate) return;
  gatsby.___navigate = (to, options) => {
    // A window that has just been closed leaves its entry first; a link in an open one takes the entry over.
    if (gatsby.___moving) {
      addEventListener("popstate", () => gatsby.___navigate?.(to, options), { once: true });
      return;
    }
    const replace = isWindowEntry();
    if (replace) replaceEntry({ ...(history.state as object), isWindow: undefined });
    isTraversal = false;
    startProgress();
    const address = typeof to === "string" ? repairedAddress(to) : to;
    if (typeof address === "string") {
      topFirst.begin(address);
      beginNavigation(address);
    }
    navigate(address, replace ? { ...options, replace } : options);
  };
  addEventListener("popstate", () => {
    isTraversal = true;
    beginNavigation();
    topFirst.end();
  });
}

/** A finger hovers over nothing: what a link leads to is loaded when it is pressed, not a tenth of a second later at the click. */
function loadOnPress(loader: Loader) {
  addEventListener(
    "pointerdown",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link?.origin === location.origin && link.pathname.endsWith("/")) loader.hovering(link.pathname);
    },
    { passive: true },
  );
}

/** Gatsby waits for what is returned before it draws; its type does not say so. */
export function onClientEntry(): Promise<never> | undefined {
  if (goWhereMeant()) return new Promise(() => undefined);
  const gatsby: GatsbyWindow = window;
  repairAddresses();
  tolerateForeignChanges();
  watchNavigations(gatsby);
  const loader = gatsby.___loader;
  if (!loader) return undefined;
  settleBuild(loader, () => navigation);
  // Gatsby's own would go past what has just been settled.
  loader.hovering = (path) => {
    if (!isConstrained()) void loader.loadPage(path);
  };
  loadOnPress(loader);
  return undefined;
}

/** Within a page, Back and Forward are the browser's: Gatsby would scroll to the anchor, or to where the page was last. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) =>
  !isTraversal || prevRouterProps?.location.pathname !== routerProps.location.pathname;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  navigation = { ...navigation, address: undefined };
  stopProgress();
  topFirst.end();
  if (prevLocation) arrive(location, prevLocation);
};

/** Marks the page as answering; the end-to-end tests wait for that before they click. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // A moment later, as what was done too early is done again (plugins/boot-on-intent).
  setTimeout(() => {
    document.documentElement.dataset.hydrated = "";
  });
  // Nothing of it is in a build: the condition is known when the bundle is made.
  if (process.env.NODE_ENV === "development") {
    const studio = process.env.GATSBY_STUDIO;
    if (studio && window.parent !== window)
      void import("./studio-link").then(({ linkToStudio }) => linkToStudio(studio));
  }
};
