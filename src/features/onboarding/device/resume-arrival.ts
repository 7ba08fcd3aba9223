import { createStore, type ReadableStore } from "@/ui/create-store";
import { pathWithoutLocale } from "@/lib/locale-path";
import { replaceEntry } from "@/lib/browser-support";
import type { Credentials } from "@/state/onboarding-state";
import { credentialsOfFragment, isResumeFragment } from "./resume-link";

/** An opened resume link: its credentials, or null if it is damaged. */
export type Arrival = { credentials: Credentials | null };

const arrival = createStore<Arrival | null>(null);

/** The opened resume link, until it has been processed. */
export const arrivalStore: ReadableStore<Arrival | null> = arrival;

/**
 * Removes a resume link's fragment from the address before other code can read it. The credentials remain in
 * memory until the visitor decides whether to use them.
 */
export function takeResumeFragment() {
  const { hash, pathname, search } = window.location;
  if (!isResumeFragment(hash) || !/^\/onboarding\b/i.test(pathWithoutLocale(pathname))) return;
  replaceEntry(window.history.state, pathname + search);
  arrival.write({ credentials: credentialsOfFragment(hash) });
}

/** Discards the resume link after it has been accepted or dismissed. */
export const discardResumeLink = () => arrival.write(null);

// Runs at module evaluation, since hydration and effects would be too late.
if (typeof window !== "undefined") takeResumeFragment();
