import { arrivalStore } from "@/features/onboarding/device/resume-arrival";
import { useHydrated } from "@/forms/use-hydrated";
import { credentialsOf, type Credentials } from "@/state/onboarding-state";
import { useOnboardingState } from "@/state/use-onboarding-state";
import { useStore } from "@/ui/create-store";

/** The credentials of the onboarding in this browser; null before hydration, and while a link from another device is followed. */
export function useOwnCredentials(): Credentials | null {
  const isHydrated = useHydrated();
  const { state } = useOnboardingState();
  const arrival = useStore(arrivalStore);
  return isHydrated && arrival === null ? credentialsOf(state) : null;
}
