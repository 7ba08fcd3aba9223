import { completedOnboarding, information } from "@/services/answers/onboarding";
import { onboardingCall, onboardingRead } from "@/services/rest-call";

/** Fetches the backend's information about the onboarding. */
export const getInformation = onboardingRead("get-information", "get-information", information);

/** Confirms the onboarding, which starts the installation. */
export const completeOnboarding = onboardingCall("complete-onboarding", "completing", {
  kind: "write",
  answer: completedOnboarding,
  fields: ["pdpa", "services", "kind", "company", "taxoffice", "taxnumber", "identity_number"],
  isInstalling: true,
});
