import { credentialsOf, type OnboardingState } from "@/state/onboarding-state";
import { stages } from "@/state/steps";

/** Changes made in another tab that this tab has to report. */
export type OtherTabNews = "forgotten" | "replaced" | "completed" | "advanced" | "changed";

/** Serialises the state that screens display, for comparison; drafts typed in another tab are ignored. */
const visible = ({ packages, services, choices, setupWizard }: OnboardingState) =>
  JSON.stringify([packages, services, choices, setupWizard.setup]);

/** Returns the change to report between two stored states; null if there is no such change. */
export function otherTabNews(before: OnboardingState, after: OnboardingState): OtherTabNews | null {
  if (credentialsOf(before) === null) return credentialsOf(after) === null ? null : "replaced";
  if (credentialsOf(after) === null) return "forgotten";
  if (before.wizardId !== after.wizardId) return "replaced";
  if (before.setupConfigList === null && after.setupConfigList !== null) return "completed";
  if (stages.indexOf(after.currentStep) > stages.indexOf(before.currentStep)) return "advanced";
  return visible(before) === visible(after) ? null : "changed";
}
