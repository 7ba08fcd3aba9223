import { hasThirdParties } from "@/config/third-parties";
import { loadConsentStrings } from "@/i18n/consent-strings";
import { isOnboardingPath } from "@/lib/onboarding-path";
import { useLazyPart } from "./use-lazy-part";

const loadConsent = async () =>
  (await import(/* webpackChunkName: "consent" */ "@/features/consent/consent")).Consent;

/** Loads what asks for consent, where something is configured that needs it; never in the onboarding. */
export function ConsentHost({ path }: { path: string }) {
  const isWanted = hasThirdParties && !isOnboardingPath(path);
  const { part: Consent } = useLazyPart(isWanted, loadConsent, loadConsentStrings);
  return isWanted && Consent ? <Consent /> : null;
}
