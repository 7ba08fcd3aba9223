import { useEffect, useRef, type ComponentType, type ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useOnboarding } from "@/state/onboarding-context";
import { lastFormStep } from "@/state/storefront-steps";
import { Button } from "@/ui/button";
import { ShopColorField } from "./shop-look-panel";
import { StoreAddressForm } from "./store-address-form";
import { openerId, StorefrontOverview } from "./storefront-overview";
import { StorefrontStepBody } from "./storefront-step-body";
import { StorefrontWizard } from "./storefront-wizard";
import { useLeaveStorefront } from "./use-leave-storefront";
import { useSaveLook } from "./use-save-look";
import { useStorefrontStep } from "./use-storefront-step";

type StorefrontSetupProps = {
  /** Query string, whose `step` parameter opens the wizard. */
  search: string;
  /** Slot for the screen's primary action. */
  Actions: ComponentType<{ children: ReactNode }>;
  /** Screen that contains the form for reserving an address. */
  AddressScreen: ComponentType<{ children: ReactNode }>;
  /** Screen that contains the overview of the setup; `onward` opens the next screen. */
  OverviewScreen: ComponentType<{
    title: string;
    lead?: string;
    isFinished: boolean;
    onward: ReactNode;
    children: ReactNode;
  }>;
};

/** The storefront setup: first the shop's address, then the wizard, opened by the `step` parameter. */
export function StorefrontSetup({ search, Actions, AddressScreen, OverviewScreen }: StorefrontSetupProps) {
  const { state } = useOnboarding();
  const { setup, wizard } = state.setupWizard;
  const steps = useStorefrontStep(search);
  if (setup.subDomain !== "") return <ReservedStorefront {...{ search, Actions, OverviewScreen, steps }} />;
  return (
    <AddressScreen>
      <StoreAddressForm Actions={Actions} onReserved={() => steps.openStep(wizard.currentStep)}>
        <ShopColorField />
      </StoreAddressForm>
    </AddressScreen>
  );
}

type ReservedStorefrontProps = Omit<StorefrontSetupProps, "AddressScreen"> & {
  steps: ReturnType<typeof useStorefrontStep>;
};

function ReservedStorefront({ search, Actions, OverviewScreen, steps }: ReservedStorefrontProps) {
  const { t } = useTranslation("storefront");
  const { state, facts } = useOnboarding();
  const leave = useLeaveStorefront();
  const { step, openStep, close } = steps;
  const { doneSteps } = state.setupWizard.wizard;
  const isFinished = doneSteps.includes(1) && doneSteps.includes(lastFormStep);
  const { saveLook } = useSaveLook();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && step === null) {
      document.getElementById(openerId)?.focus();
      // Saves theme and colour, no matter how the dialog was closed.
      void saveLook();
    }
    wasOpen.current = step !== null;
  }, [step, saveLook]);

  return (
    <>
      <OverviewScreen
        title={t("overview.title")}
        lead={isFinished ? undefined : t("overview.lead")}
        isFinished={isFinished}
        onward={<Button onClick={leave}>{t("overview.onward")}</Button>}
      >
        <StorefrontOverview Actions={Actions} onOpen={openStep} />
      </OverviewScreen>
      {/* Rendered after the screen, so that the open step receives focus instead of the screen beneath. */}
      <StorefrontWizard
        {...{ step, search, openStep, close }}
        domain={`${state.setupWizard.setup.subDomain}.${facts.storeDomain}`}
      >
        {step !== null && <StorefrontStepBody step={step} />}
      </StorefrontWizard>
    </>
  );
}
