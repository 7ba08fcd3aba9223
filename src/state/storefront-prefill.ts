import type { OnboardingState } from "./onboarding-state";
import { storefrontMemory } from "./storefront-memory";

/** Initial values of the billing form from the storefront's company form, so that nobody is asked twice. */
export function storefrontPrefill({ setupWizard }: OnboardingState) {
  const { company, taxoffice } = setupWizard.wizard.form;
  return { company, taxoffice, taxnumber: storefrontMemory.read().taxnumber ?? "" };
}
