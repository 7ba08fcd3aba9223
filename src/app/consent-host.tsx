import { useEffect } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLazyPart } from "@/async/use-lazy-part";
import { hasThirdParties } from "@/config/third-parties";
import { lateStrings } from "@/i18n/late-strings";
import { isOnboardingPath } from "@/lib/onboarding-path";
import { showAlert } from "@/ui/alert-center";

const loadConsent = async () =>
  (await import(/* webpackChunkName: "consent" */ "@/features/consent/consent")).Consent;
const loadStrings = lateStrings("consent");

/** Loads what asks for consent, where something is configured that needs it; never in the onboarding. */
export function ConsentHost({ path }: { path: string }) {
  const { t } = useTranslation("layout");
  const isWanted = hasThirdParties && !isOnboardingPath(path);
  const { part: Consent, hasFailed } = useLazyPart(isWanted, loadConsent, loadStrings);
  useEffect(() => {
    if (hasFailed) showAlert({ type: "error", message: t("loadFailed.text") });
  }, [hasFailed, t]);
  return isWanted && Consent ? <Consent /> : null;
}
