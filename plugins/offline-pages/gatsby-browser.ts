import type { GatsbyBrowser } from "gatsby";
import { updateReadyEvent } from "../../src/config/plugin-facts";
import { isOnboardingPath } from "../../src/lib/addresses";

/**
 * Asks the service worker to cache the onboarding once a visitor opens it, and the first visited page if the
 * page's inline script does not (plugins/boot-on-intent).
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location: { pathname }, prevLocation }) => {
  const isFirst = !prevLocation && !document.querySelector("script[data-page]");
  const isEntered = isOnboardingPath(pathname) && !isOnboardingPath(prevLocation?.pathname ?? "/");
  if (!isFirst && !isEntered) return;
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  void serviceWorker?.ready.then(({ active }) => active?.postMessage({ type: "keep", path: pathname }));
};

/** Notifies src/app/update-notice.tsx of a new version of the site. */
export const onServiceWorkerUpdateReady: GatsbyBrowser["onServiceWorkerUpdateReady"] = () => {
  window.dispatchEvent(new Event(updateReadyEvent));
};
