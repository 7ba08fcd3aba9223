import type { ReactNode } from "react";
import type { Screen } from "@/state/steps";
import { OnboardingPreview } from "./preview/onboarding-preview";
import * as styles from "./screen-frame.module.css";

/** Screens that need the whole width, or have a picture of their own. */
const screensWithoutPreview: readonly Screen[] = ["customer-information", "progress"];

/** A screen of readable width, and the preview at its side. */
export function ScreenFrame({ screen, children }: { screen: Screen; children: ReactNode }) {
  const hasPreview = !screensWithoutPreview.includes(screen);
  return (
    <div
      className={styles.frame}
      data-preview={hasPreview || undefined}
      data-narrow={!hasPreview || undefined}
    >
      <div className={styles.main}>{children}</div>
      {hasPreview && <OnboardingPreview screen={screen} />}
    </div>
  );
}
