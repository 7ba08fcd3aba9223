import type { OnboardingState } from "@/state/onboarding-state";
import { storefrontMemory } from "./storefront-memory";

/** What the storefront's company form knows of what the billing form asks, so that nobody is asked twice. */
export function storefrontPrefill({ setupWizard }: OnboardingState) {
  const { company, taxoffice } = setupWizard.wizard.form;
  return { company, taxoffice, taxnumber: storefrontMemory.read().taxnumber ?? "" };
}
