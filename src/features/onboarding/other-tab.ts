import { credentialsOf, type OnboardingState } from "@/state/onboarding-state";
import { stages } from "@/state/steps";

/** What another tab did that this one has to hear of. */
export type OtherTabNews = "forgotten" | "replaced" | "completed" | "advanced" | "changed";

/** What is shown of an onboarding anywhere: a draft being typed elsewhere is no news. */
const visible = ({ packages, services, choices, setupWizard }: OnboardingState) =>
  JSON.stringify([packages, services, choices, setupWizard.setup]);

/** What happened between two states of the storage; null where nothing worth a word did. */
export function otherTabNews(before: OnboardingState, after: OnboardingState): OtherTabNews | null {
  if (credentialsOf(before) === null) return credentialsOf(after) === null ? null : "replaced";
  if (credentialsOf(after) === null) return "forgotten";
  if (before.wizardId !== after.wizardId) return "replaced";
  if (before.setupConfigList === null && after.setupConfigList !== null) return "completed";
  if (stages.indexOf(after.currentStep) > stages.indexOf(before.currentStep)) return "advanced";
  return visible(before) === visible(after) ? null : "changed";
}
