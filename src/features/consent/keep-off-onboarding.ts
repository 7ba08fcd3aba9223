import { isOnboardingPath } from "@/lib/addresses";

type Navigate = (to: unknown, options?: { replace?: boolean }) => void;
type GatsbyWindow = Window & { ___navigate?: Navigate };

/**
 * From now on the onboarding is opened as a page of its own: a script that once came cannot be sent away, and none of another
 * company may run there.
 */
export function keepOffOnboarding() {
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

/** Whether the document itself was opened at the onboarding: its policy lets no other company's script in. */
export function wasOpenedAtOnboarding(): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  return opened !== undefined && isOnboardingPath(new URL(opened.name).pathname);
}
