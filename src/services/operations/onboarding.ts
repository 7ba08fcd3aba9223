import { completedOnboarding, information } from "@/services/answers/onboarding";
import type { Credentials, ReadOptions } from "@/services/contract-types";
import { onboardingCall } from "@/services/rest-call";

const everything = onboardingCall("get-information", "get-information", {
  kind: "read",
  answer: information,
});

/** Fetches everything the backend knows about the onboarding. */
export const getInformation = (own: Credentials, options: ReadOptions) => everything(own, {}, options);

/** Confirms the onboarding, which starts the installation. */
export const completeOnboarding = onboardingCall("complete-onboarding", "completing", {
  kind: "write",
  answer: completedOnboarding,
  fields: ["pdpa", "services", "kind", "company", "taxoffice", "taxnumber", "identity_number"],
  isInstalling: true,
});
