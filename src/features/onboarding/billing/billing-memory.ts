import { useSyncExternalStore } from "react";
import { createMemoryStore } from "@/features/onboarding/memory-store";
import type { OnboardingState } from "@/state/onboarding-state";

export type ConfirmationMemory = {
  /** National identity number of a sole proprietor, as typed. */
  identityNumber: string;
  /** Tax number of a company, as typed. */
  taxNumber: string;
};

/** What the confirmation never stores: it lives until the tab is reloaded or closed. */
export const confirmationMemory = createMemoryStore<ConfirmationMemory>({
  identityNumber: "",
  taxNumber: "",
});

/** What the confirmation holds in memory, kept current. */
export const useConfirmationMemory = (): ConfirmationMemory =>
  useSyncExternalStore(confirmationMemory.subscribe, confirmationMemory.read, confirmationMemory.read);

/** What the billing form knows of the storefront's company form, so that nobody is asked twice; empty where it knows nothing. */
export function billingPrefill({ drafts: { billing } }: OnboardingState) {
  const { identityNumber, taxNumber } = confirmationMemory.read();
  const numbers = { "": "", "sole-proprietor": identityNumber, company: taxNumber };
  return {
    company: billing.title,
    taxoffice: billing.taxOffice,
    taxnumber: numbers[billing.kind].replace(/\D/g, ""),
  };
}
