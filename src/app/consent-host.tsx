import { useLazyPart } from "@/async/use-lazy-part";
import { hasThirdParties } from "@/config/third-parties";
import { lateStrings } from "@/i18n/late-strings";
import { isOnboardingPath } from "@/lib/addresses";

const loadConsent = async () =>
  (await import(/* webpackChunkName: "consent" */ "@/features/consent/consent")).Consent;
const loadStrings = lateStrings("consent");

/**
 * Loads what asks for consent, where something is configured that needs it; never in the onboarding. Where a blocker keeps it away
 * nothing of others is loaded, and nobody is told: it is what that visitor chose.
 */
export function ConsentHost({ path }: { path: string }) {
  const isWanted = hasThirdParties && !isOnboardingPath(path);
  const { part: Consent } = useLazyPart(isWanted, loadConsent, loadStrings);
  return isWanted && Consent ? <Consent /> : null;
}
