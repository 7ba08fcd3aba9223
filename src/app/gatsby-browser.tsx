import type { GatsbyBrowser } from "gatsby";
import "@/styles/global.css";
import { arrive } from "@/layout/arrive";
import { startProgress, stopProgress } from "@/layout/progress-bar";
import { isConstrained, replaceEntry } from "@/lib/browser-support";
import { isWindowEntry, type WindowEntryPage } from "@/lib/close-by-back";
import { deferBelowFold } from "@/ui/later";
import { redirectToDecodedUrl, repairAddresses, repairedAddress } from "./repair-address";
import { guardPageLoader, type Navigation, type PageLoader } from "./guard-page-loader";
import { tolerateForeignChanges } from "./tolerate-foreign-changes";

export { wrapPageElement, wrapRootElement } from "./wrap-elements";

type Navigate = (to: unknown, options?: object) => void;

type Loader = PageLoader & { hovering: (path: string) => void };

type GatsbyWindow = WindowEntryPage & {
  ___navigate?: Navigate;
  ___loader?: Loader;
};

let navigation: Navigation = { address: undefined, number: 0 };

/** True while the current navigation is a history traversal (Back or Forward). */
let isTraversal = false;

const beginNavigation = (address?: string) => {
  navigation = { address, number: navigation.number + 1 };
};

/**
 * Shows the progress bar as soon as a navigation starts (Gatsby's own hook fires only after a second), and
 * renders the top of the next page before its below-the-fold content.
 */
function watchNavigations(gatsby: GatsbyWindow) {
  const { ___navigate: navigate } = gatsby;
  if (!navigate) return;
  gatsby.___navigate = (to, options) => {
    // A dialog that has just been closed removes its own history entry first; a link in an open dialog reuses
    // the dialog's entry.
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
      deferBelowFold.begin(address);
      beginNavigation(address);
    }
    navigate(address, replace ? { ...options, replace } : options);
  };
  addEventListener("popstate", () => {
    isTraversal = true;
    beginNavigation();
    deferBelowFold.end();
  });
}

/**
 * Loads a page on `touchstart`: touch screens have no hover, and waiting for the click would take 0.1 s
 * longer.
 */
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

/** Gatsby awaits the returned promise before rendering, although the declared type lacks it. */
export function onClientEntry(): Promise<never> | undefined {
  if (redirectToDecodedUrl()) return new Promise(() => undefined);
  const gatsby: GatsbyWindow = window;
  repairAddresses();
  tolerateForeignChanges();
  watchNavigations(gatsby);
  const loader = gatsby.___loader;
  if (!loader) return undefined;
  guardPageLoader(loader, () => navigation);
  // Gatsby's own `hovering` bypasses the `loadPage` patched by `guardPageLoader`.
  loader.hovering = (path) => {
    if (!isConstrained()) void loader.loadPage(path);
  };
  loadOnPress(loader);
  return undefined;
}

/**
 * Leaves scrolling on Back and Forward within a page to the browser; Gatsby would scroll to the anchor or to
 * the previously saved position.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) =>
  !isTraversal || prevRouterProps?.location.pathname !== routerProps.location.pathname;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  navigation = { ...navigation, address: undefined };
  stopProgress();
  deferBelowFold.end();
  if (prevLocation) arrive(location, prevLocation);
};

/** Marks the page as interactive; the end-to-end tests wait for this before they click. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // Deferred, because plugins/boot-on-intent first replays the interactions from before hydration.
  setTimeout(() => {
    document.documentElement.dataset.hydrated = "";
  });
  // Removed from production builds: the condition is a constant at bundle time.
  if (process.env.NODE_ENV === "development") {
    const studio = process.env.GATSBY_STUDIO;
    if (studio && window.parent !== window)
      void import("./studio-link").then(({ linkToStudio }) => linkToStudio(studio));
  }
};
