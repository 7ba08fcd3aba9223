import type { ReactNode } from "react";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { screenPath, type Screen } from "@/state/steps";
import { useOnboarding } from "./onboarding-context";
import { OnboardingPreview } from "./preview/onboarding-preview";
import * as styles from "./screen-frame.module.css";

/** Screens that need the whole width, or have a picture of their own. */
const screensWithoutPreview: readonly Screen[] = ["customer-information", "progress"];

/** A screen with what stands around it: the way back to the summary, and the preview at its side. */
export function ScreenFrame({ screen, children }: { screen: Screen; children: ReactNode }) {
  const { t } = useTranslation("onboarding");
  const { back } = useOnboarding();
  const hasPreview = !screensWithoutPreview.includes(screen);
  return (
    <div className={styles.frame} data-preview={hasPreview || undefined}>
      <div className={styles.main}>
        {back && (
          <LocalizedLink to={screenPath(back)} className={styles.back}>
            <ArrowLeft aria-hidden="true" size={18} /> {t("actions.to-summary")}
          </LocalizedLink>
        )}
        {children}
      </div>
      {hasPreview && <OnboardingPreview screen={screen} />}
    </div>
  );
}
