import { bareEmail } from "@/forms/bare-email";
import { subDomain } from "@/forms/sub-domain";
import { email, errorsOf, type FieldErrors } from "@/forms/validators";
import type { OnboardingState } from "@/state/onboarding-state";
import { suggestLabel } from "@/lib/suggest-label";

export type StoreSetupValues = { email: string; sub_domain: string };

/** What was set up or typed before, else the account's e-mail and a name made of the Instagram handle. */
export function initialStoreSetup({ setupWizard, drafts, choices }: OnboardingState): StoreSetupValues {
  const handle = choices.instagram?.username ?? drafts.signUp.companyName;
  return {
    email: drafts.store.mail || setupWizard.setup.mail || drafts.signUp.email,
    sub_domain: drafts.store.subDomain || setupWizard.setup.subDomain || suggestLabel(handle),
  };
}

/** Judges the storefront's setup. */
export function validateStoreSetup(values: StoreSetupValues): FieldErrors<StoreSetupValues> {
  return errorsOf<StoreSetupValues>({ email: email(values.email), sub_domain: subDomain(values.sub_domain) });
}

/** What is sent: trimmed. */
export const toStoreSetup = (values: StoreSetupValues): StoreSetupValues => ({
  email: bareEmail(values.email),
  sub_domain: values.sub_domain.trim(),
});
