import { useTranslation } from "gatsby-plugin-react-i18next";
import type { OnboardingState } from "@/state/onboarding-state";
import { stageOf, stages, type Screen } from "@/state/steps";
import { Stepper, type Step } from "@/ui/stepper";

/** The stages as the pager shows them: the visible one active, those passed done, the others to do. */
export function stageStates(screen: Screen, state: OnboardingState): Pick<Step, "id" | "state">[] {
  const visible = stageOf(screen);
  const reached = stages.indexOf(state.currentStep);
  return stages.map((id, index) => ({
    id,
    state: id === visible ? "active" : index < reached ? "done" : "todo",
  }));
}

/** The pager of the onboarding. */
export function OnboardingPager({ screen, state }: { screen: Screen; state: OnboardingState }) {
  const { t } = useTranslation("onboarding");
  const steps = stageStates(screen, state).map(({ id, state: stepState }) => ({
    id,
    state: stepState,
    label: t(`stages.${id as (typeof stages)[number]}`), // ids are the stages themselves
  }));
  return <Stepper steps={steps} label={t("stages.label")} doneLabel={t("stages.done")} />;
}
