import type { ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { CarriedOverChoices } from "@/features/onboarding/carried-over-choices";
import { OnboardingScreen } from "@/features/onboarding/onboarding-screen";
import { BackAction, InFooter, PrimaryAction } from "@/features/onboarding/screen-footer";
import { useOnboarding } from "@/state/onboarding-context";
import { PartScreen } from "./part-actions";
import type { ScreenProps } from "./screen-props";

/** Embeds the storefront setup, a component of another feature, in the onboarding. */
export function SelectStoreScreen({ search, Storefront }: ScreenProps) {
  return <Storefront search={search} Actions={PrimaryAction} {...{ AddressScreen, OverviewScreen }} />;
}

function AddressScreen({ children }: { children: ReactNode }) {
  const { t } = useTranslation("onboarding-screens");
  const { facts } = useOnboarding();
  return (
    <PartScreen part="storefront" title={t("store.title")} lead={t("store.lead")}>
      <CarriedOverChoices facts={facts} />
      {children}
    </PartScreen>
  );
}

type OverviewScreenProps = {
  title: string;
  lead?: string;
  isFinished: boolean;
  onward: ReactNode;
  children: ReactNode;
};

function OverviewScreen({ title, lead, isFinished, onward, children }: OverviewScreenProps) {
  return (
    <OnboardingScreen title={title} lead={lead}>
      <BackAction />
      <InFooter place={isFinished ? "primary" : "aside"}>{onward}</InFooter>
      {children}
    </OnboardingScreen>
  );
}
