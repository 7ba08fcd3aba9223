import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import { useTranslation } from "gatsby-plugin-react-i18next";
import * as styles from "./shell.module.css";
import { createStore, useStore } from "@/ui/create-store";
import type { Tool } from "./tool-window";
import { arrivalStore } from "@/features/onboarding/device/resume-arrival";
import { useHydrated } from "@/forms/use-hydrated";
import { credentialsOf, type Credentials } from "@/state/onboarding-state";
import { useOnboardingState } from "@/state/use-onboarding-state";

/** Button for "continue on another device" in wide windows; narrow ones have it in the menu. */
export function ContinueTool() {
  const { t } = useTranslation("onboarding");
  if (!useOwnCredentials()) return null;
  return (
    <button type="button" className={styles.tool} onClick={() => openTool.write("continue")}>
      <MonitorSmartphone aria-hidden="true" size={18} /> {t("device.continue.open")}
    </button>
  );
}

/** Tool whose dialog is open, if any. */
export const openTool = createStore<Tool | null>(null);

/**
 * Returns the credentials of this browser's onboarding; null before hydration, and while a resume link is
 * being opened.
 */
export function useOwnCredentials(): Credentials | null {
  const isHydrated = useHydrated();
  const { state } = useOnboardingState();
  const arrival = useStore(arrivalStore);
  return isHydrated && arrival === null ? credentialsOf(state) : null;
}
