import { useTranslation } from "gatsby-plugin-react-i18next";
import {
  completionStep,
  guideGroupOf,
  lastFormStep,
  storefrontStepAt,
  storefrontSteps,
} from "@/state/storefront-steps";
import { useOnboarding } from "@/state/onboarding-context";

export type StepTitle = { title: string; position: string };

/**
 * Returns the title and position of a step; the last step counts as finished only once everything is saved.
 */
export function useStepTitle(step: number): StepTitle {
  const { t } = useTranslation("storefront");
  const { doneSteps } = useOnboarding().state.setupWizard.wizard;
  const total = storefrontSteps.length;
  const position = t("wizard.position", { step, total });
  if (step === completionStep) {
    const isSaved = doneSteps.includes(lastFormStep);
    return { title: isSaved ? t("completion.title") : t("completion.title-open"), position };
  }
  const group = guideGroupOf(step);
  if (!group || group.first === group.last) return { title: t(`steps.${storefrontStepAt(step)}`), position };
  return {
    title: t("guide.title", { group: t(`groups.${group.id}`) }),
    position: t("wizard.position-range", { first: group.first, last: group.last, total }),
  };
}
