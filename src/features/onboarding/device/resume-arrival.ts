import { createStore, type ReadableStore } from "@/ui/create-store";
import { pathWithoutLocale } from "@/lib/locale-path";
import { replaceEntry } from "@/lib/browser-support";
import type { Credentials } from "@/state/onboarding-state";
import { credentialsOfFragment, isResumeFragment } from "./resume-link";

/** A resume link that was opened: its credentials, or null for a damaged one. */
export type Arrival = { credentials: Credentials | null };

const arrival = createStore<Arrival | null>(null);

/** The resume link that was opened and not dealt with yet. */
export const arrivalStore: ReadableStore<Arrival | null> = arrival;

/**
 * Takes a resume link's fragment out of the address before anything else can see it. The credentials stay in memory until
 * the visitor has decided what to do with them.
 */
export function takeResumeFragment() {
  const { hash, pathname, search } = window.location;
  if (!isResumeFragment(hash) || !/^\/onboarding\b/i.test(pathWithoutLocale(pathname))) return;
  replaceEntry(window.history.state, pathname + search);
  arrival.write({ credentials: credentialsOfFragment(hash) });
}

/** The link was dealt with, one way or the other. */
export const settleArrival = () => arrival.write(null);

// As soon as this script runs, which is before the page answers and before any effect: no later moment is early enough.
if (typeof window !== "undefined") takeResumeFragment();
