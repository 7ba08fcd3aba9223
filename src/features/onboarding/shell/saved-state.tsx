import { CircleCheck, TriangleAlert } from "lucide-react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useHydrated } from "@/forms/use-hydrated";
import { useOnboardingState } from "@/state/use-onboarding-state";
import * as styles from "./shell.module.css";

/** Says in the header that what is typed and chosen is kept, and where; with every change it already is. */
export function SavedState() {
  const { t } = useTranslation("onboarding");
  const isHydrated = useHydrated();
  const { isPersistent } = useOnboardingState();
  if (!isHydrated) return null;
  const Icon = isPersistent ? CircleCheck : TriangleAlert;
  return (
    <p className={styles.saved} data-persistent={isPersistent}>
      <Icon aria-hidden="true" size={16} /> {isPersistent ? t("shell.saved") : t("shell.in-tab")}
    </p>
  );
}
