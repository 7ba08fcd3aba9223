import { useLazyPart } from "@/async/use-lazy-part";
import { hasThirdParties } from "@/config/third-parties";
import { lazyNamespaces } from "@/i18n/lazy-namespaces";
import { isOnboardingPath } from "@/lib/addresses";

const loadConsent = async () =>
  (await import(/* webpackChunkName: "consent" */ "@/features/consent/consent")).Consent;
const loadStrings = lazyNamespaces("consent");

/**
 * Loads the consent feature if a configured script needs consent, except in the onboarding. When a blocker
 * prevents this, no third-party script is loaded and no error is shown: blocking was the visitor's choice.
 */
export function ConsentHost({ path }: { path: string }) {
  const isWanted = hasThirdParties && !isOnboardingPath(path);
  const { part: Consent } = useLazyPart(isWanted, loadConsent, loadStrings);
  return isWanted && Consent ? <Consent /> : null;
}
