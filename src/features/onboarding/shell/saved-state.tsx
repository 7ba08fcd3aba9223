import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useHydrated } from "@/forms/use-hydrated";
import { useOnboardingState } from "@/state/use-onboarding-state";
import * as styles from "./shell.module.css";
import { initialState } from "@/state/initial-state";
import { readOnboardingState } from "@/state/onboarding-schema";
import type { OnboardingState } from "@/state/onboarding-state";

/** Serialises a state with its keys in a fixed order, for comparison. */
const inOrder = (state: OnboardingState): string => JSON.stringify(readOnboardingState(state).state);

/** Reports whether a state contains no input or selection yet. */
export const isUntouched = (state: OnboardingState): boolean => inOrder(state) === inOrder(initialState);

/** Note in the header that the visitor's data is saved, and where; hidden until there is data. */
export function SavedState() {
  const { t } = useTranslation("onboarding");
  const isHydrated = useHydrated();
  const { state, isPersistent } = useOnboardingState();
  if (!isHydrated || isUntouched(state)) return null;
  const Icon = isPersistent ? CircleCheck : TriangleAlert;
  return (
    <p className={styles.saved} data-persistent={isPersistent}>
      <Icon aria-hidden="true" size={16} /> {isPersistent ? t("shell.saved") : t("shell.in-tab")}
    </p>
  );
}
