import { useTranslation } from "gatsby-plugin-react-i18next";
import { setupParts, type SetupPart } from "@/config/channels";
import { hasPart, isPartDone } from "@/state/guards";
import type { OnboardingState } from "@/state/onboarding-state";
import { stageOf, stages, type Screen } from "@/state/steps";
import { Stepper, SubSteps, type Step } from "@/ui/stepper";

/**
 * Returns the stages for the pager: the visible one is active, earlier ones are done, later ones still to do.
 */
export function stageStates(screen: Screen, state: OnboardingState): Pick<Step, "id" | "state">[] {
  const visible = stageOf(screen);
  const reached = stages.indexOf(state.currentStep);
  return stages.map((id, index) => ({
    id,
    state: id === visible ? "active" : index < reached ? "done" : "todo",
  }));
}

const partOfScreen: Partial<Record<Screen, SetupPart>> = {
  "select-ig-account": "instagram",
  "select-store": "storefront",
};

/** Returns the parts of the second stage: the package selection, and the setup parts in the package. */
export function partStates(
  screen: Screen,
  search: string,
  state: OnboardingState,
): { id: SetupPart | "package"; state: Step["state"] }[] {
  const asked = screen === "setup" ? new URLSearchParams(search).get("part") : partOfScreen[screen];
  return [
    { id: "package", state: screen === "select-package" ? "active" : "done" },
    ...setupParts
      .filter((part) => hasPart(state, part))
      .map((id) => ({
        id,
        state:
          id === asked ? ("active" as const) : isPartDone(state, id) ? ("done" as const) : ("todo" as const),
      })),
  ];
}

type OnboardingPagerProps = {
  screen: Screen;
  /** Query string, which may name a part of the setup. */
  search: string;
  state: OnboardingState;
};

/** Progress indicator of the onboarding: its stages, and below them the parts of the second stage. */
export function OnboardingPager({ screen, search, state }: OnboardingPagerProps) {
  const { t } = useTranslation("onboarding");
  const steps = stageStates(screen, state).map(({ id, state: stepState }) => ({
    id,
    state: stepState,
    label: t(`stages.${id as (typeof stages)[number]}`), // the ids are exactly the stages
  }));
  const isInParts = stageOf(screen) === "select-package" && state.packages !== null;
  return (
    <div>
      <Stepper steps={steps} label={t("stages.label")} doneLabel={t("stages.done")} />
      {isInParts && (
        <SubSteps
          steps={partStates(screen, search, state).map((part) => ({
            ...part,
            label: t(`stages.parts.${part.id}`),
          }))}
          label={t("stages.parts-label")}
          doneLabel={t("stages.done")}
        />
      )}
    </div>
  );
}
