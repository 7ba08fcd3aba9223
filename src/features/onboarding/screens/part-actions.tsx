import type { ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { SetupPart } from "@/config/channels";
import { Button } from "@/ui/button";
import { useOnboarding } from "@/state/onboarding-context";
import { partsScreen } from "@/state/screen-order";
import { OnboardingScreen } from "@/features/onboarding/onboarding-screen";
import { BackAction, InFooter } from "@/features/onboarding/screen-footer";

type PartScreenProps = {
  part: SetupPart;
  title: string;
  lead: string;
  pageTitle?: string;
  /** Content of the part, including its primary action. */
  children: ReactNode;
};

/** Screen for a setup part, which can be postponed, and changed from the confirmation. */
export function PartScreen({ part, children, ...frame }: PartScreenProps) {
  const { t } = useTranslation("onboarding");
  const { dispatch, goTo } = useOnboarding();
  const postpone = () => {
    dispatch({ type: "part-postponed", part });
    goTo(partsScreen);
  };
  return (
    <OnboardingScreen {...frame}>
      <BackAction to={partsScreen} />
      <InFooter place="aside">
        <Button variant="notr" onClick={postpone}>
          {t("actions.later")}
        </Button>
      </InFooter>
      {children}
    </OnboardingScreen>
  );
}
