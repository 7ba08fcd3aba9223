import { pathWithoutLocale } from "@/lib/locale-path";
import type { Credentials } from "@/state/onboarding-state";
import { credentialsOfFragment, isResumeFragment } from "./resume-link";

/** A resume link that was opened: its credentials, or null for a damaged one. */
export type Arrival = { credentials: Credentials | null };

let arrival: Arrival | null = null;
const listeners = new Set<() => void>();

function publish(next: Arrival | null) {
  arrival = next;
  listeners.forEach((listener) => listener());
}

/**
 * Takes a resume link's fragment out of the address before anything else can see it. The credentials stay in memory until
 * the visitor has decided what to do with them.
 */
export function takeResumeFragment() {
  const { hash, pathname, search } = window.location;
  if (!isResumeFragment(hash) || !/^\/onboarding\b/i.test(pathWithoutLocale(pathname))) return;
  window.history.replaceState(window.history.state, "", pathname + search);
  publish({ credentials: credentialsOfFragment(hash) });
}

/** The link that was opened, in the shape of React's `useSyncExternalStore`. */
export const arrivalStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => arrival,
  readOnServer: () => null,
};

/** The link was dealt with, one way or the other. */
export const settleArrival = () => publish(null);

// As soon as this script runs, which is before the page answers and before any effect: no later moment is early enough.
if (typeof window !== "undefined") takeResumeFragment();
