import { useEffect, useRef } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { BroughtAlong } from "@/features/onboarding/brought-along";
import { useOnboarding } from "@/features/onboarding/onboarding-context";
import { OnboardingScreen } from "@/features/onboarding/onboarding-screen";
import { BackAction, InFooter } from "@/features/onboarding/screen-footer";
import { StoreAddressForm } from "@/features/onboarding/storefront/store-address-form";
import { openerId, StorefrontOverview } from "@/features/onboarding/storefront/storefront-overview";
import { StorefrontStepBody } from "@/features/onboarding/storefront/storefront-step-body";
import { StorefrontWizard } from "@/features/onboarding/storefront/storefront-wizard";
import { useSaveLook } from "@/features/onboarding/storefront/use-save-look";
import { useLeaveStorefront } from "@/features/onboarding/storefront/use-leave-storefront";
import { useStorefrontStep } from "@/features/onboarding/storefront/use-storefront-step";
import { lastFormStep } from "@/state/storefront-steps";
import { Button } from "@/ui/button";
import { PartScreen } from "./part-actions";
import type { ScreenProps } from "./screen-props";

/** The storefront's setup: first the shop's address, then the wizard, which the address's `step` opens. */
export function SelectStoreScreen({ search }: ScreenProps) {
  const { t } = useTranslation("onboarding");
  const { state, facts } = useOnboarding();
  const { subDomain } = state.setupWizard.setup;
  const { step, openStep, close } = useStorefrontStep(search);

  if (subDomain === "") {
    return (
      <PartScreen part="storefront" title={t("store.title")} lead={t("store.lead")}>
        <BroughtAlong facts={facts} />
        <StoreAddressForm isPrimary onReserved={() => openStep(state.setupWizard.wizard.currentStep)} />
      </PartScreen>
    );
  }
  return <StorefrontScreen {...{ search, step, openStep, close }} />;
}

type StorefrontScreenProps = ScreenProps & ReturnType<typeof useStorefrontStep>;

function StorefrontScreen({ search, step, openStep, close }: StorefrontScreenProps) {
  const { t } = useTranslation("storefront");
  const { state, facts } = useOnboarding();
  const leave = useLeaveStorefront();
  const { doneSteps } = state.setupWizard.wizard;
  const isFinished = doneSteps.includes(1) && doneSteps.includes(lastFormStep);
  const { saveLook } = useSaveLook();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && step === null) {
      document.getElementById(openerId)?.focus();
      // However the window was closed: what was chosen in it arrives.
      void saveLook();
    }
    wasOpen.current = step !== null;
  }, [step, saveLook]);

  return (
    <>
      <OnboardingScreen title={t("overview.title")} lead={isFinished ? undefined : t("overview.lead")}>
        <BackAction screen="setup" />
        <InFooter place={isFinished ? "primary" : "aside"}>
          <Button onClick={leave}>{t("overview.onward")}</Button>
        </InFooter>
        <StorefrontOverview onOpen={openStep} />
      </OnboardingScreen>
      {/* After the screen, so that the open step and not the screen below it has the focus. */}
      <StorefrontWizard
        {...{ step, search, openStep, close }}
        domain={`${state.setupWizard.setup.subDomain}.${facts.storeDomain}`}
      >
        {step !== null && <StorefrontStepBody step={step} />}
      </StorefrontWizard>
    </>
  );
}
