import { bareEmail } from "@/forms/bare-email";
import { email, errorsOf, type FieldErrors, required, type ErrorKey } from "@/forms/validators";
import type { OnboardingState } from "@/state/onboarding-state";
import { shopName } from "@/state/shop-look";
import { isReservedLabel } from "@/lib/reserved-label";

export type StoreSetupValues = { email: string; sub_domain: string };

/**
 * Returns the initial values: saved or draft values, otherwise the account's email address and a name derived
 * from the Instagram handle.
 */
export function initialStoreSetup(state: OnboardingState): StoreSetupValues {
  const { setupWizard, drafts } = state;
  return {
    email: drafts.store.mail || setupWizard.setup.mail || drafts.signUp.email,
    sub_domain: shopName(state),
  };
}

export function validateStoreSetup(values: StoreSetupValues): FieldErrors<StoreSetupValues> {
  return errorsOf<StoreSetupValues>({ email: email(values.email), sub_domain: subDomain(values.sub_domain) });
}

/** Returns the payload, with its text trimmed. */
export const toStoreSetup = (values: StoreSetupValues): StoreSetupValues => ({
  email: bareEmail(values.email),
  sub_domain: values.sub_domain.trim(),
});

/**
 * Validates the subdomain of a shop, a single DNS label (RFC 1035): letters a to z, digits and inner hyphens,
 * at most 63 characters. Punycode and reserved names are rejected.
 */
export function subDomain(value: string): ErrorKey | undefined {
  const label = value.trim();
  if (label.length > 63) return "sub-domain-length";
  const isLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(label) && !label.startsWith("xn--");
  if (!isLabel) return required(value) ?? "sub-domain";
  return isReservedLabel(label) ? "sub-domain-reserved" : undefined;
}
