import type { ReactNode } from "react";
import type { Screen } from "@/state/steps";
import { OnboardingPreview } from "./preview/onboarding-preview";
import { PreviewStrip } from "./preview/preview-strip";
import { InFooter } from "./screen-footer";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./screen-frame.module.css";

/** A screen of readable width, with the preview beside it. */
export function ScreenFrame({ screen, children }: { screen: Screen; children: ReactNode }) {
  const hasPreview = screen !== "customer-information";
  return (
    <div
      className={styles.frame}
      data-preview={hasPreview || undefined}
      data-narrow={!hasPreview || undefined}
    >
      <div className={kit.shrinks}>{children}</div>
      {hasPreview && (
        <>
          <OnboardingPreview screen={screen} />
          {/* The confirmation screen uses the strip for its agreement text. */}
          {screen !== "confirmation" && (
            <InFooter place="strip">
              <PreviewStrip screen={screen} />
            </InFooter>
          )}
        </>
      )}
    </div>
  );
}
