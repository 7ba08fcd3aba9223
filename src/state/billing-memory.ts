import { createMemoryStore } from "./memory-store";
import type { OnboardingState } from "./onboarding-state";
import { useStore } from "@/ui/create-store";

export type ConfirmationMemory = {
  /** National identity number of a sole proprietor, as typed. */
  identityNumber: string;
  /** Tax number of a company, as typed. */
  taxNumber: string;
};

/** Values of the confirmation screen that are never stored; lost when the tab is reloaded or closed. */
export const confirmationMemory = createMemoryStore<ConfirmationMemory>({
  identityNumber: "",
  taxNumber: "",
});

export const useConfirmationMemory = (): ConfirmationMemory => useStore(confirmationMemory);

/** Returns initial values for the storefront's company form from the billing form, or empty strings. */
export function billingPrefill({ drafts: { billing } }: OnboardingState) {
  const { identityNumber, taxNumber } = confirmationMemory.read();
  const numbers = { "": "", "sole-proprietor": identityNumber, company: taxNumber };
  return {
    company: billing.title,
    taxoffice: billing.taxOffice,
    taxnumber: numbers[billing.kind].replace(/\D/g, ""),
  };
}
