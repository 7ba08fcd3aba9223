import { isOnboardingPath } from "@/lib/addresses";

type Navigate = (to: unknown, options?: { replace?: boolean }) => void;
type GatsbyWindow = Window & { ___navigate?: Navigate };

/**
 * Makes navigations to the onboarding load a new document: third-party scripts cannot be unloaded, and must
 * not run there.
 */
export function isolateOnboarding() {
  const gatsby = window as GatsbyWindow;
  const { ___navigate: navigate } = gatsby;
  gatsby.___navigate = (to, options) => {
    const isToOnboarding =
      typeof to === "string" && isOnboardingPath(new URL(to, window.location.href).pathname);
    if (!isToOnboarding) navigate?.(to, options);
    else if (options?.replace) window.location.replace(to);
    else window.location.assign(to);
  };
  window.addEventListener("popstate", () => {
    if (isOnboardingPath(window.location.pathname)) window.location.reload();
  });
}

/**
 * Reports whether the document was loaded at an onboarding address, whose policy blocks third-party scripts.
 */
export function wasOpenedAtOnboarding(): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  return opened !== undefined && isOnboardingPath(new URL(opened.name).pathname);
}
