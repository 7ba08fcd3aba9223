import { useTranslation } from "gatsby-plugin-react-i18next";
import type { SetupPart } from "@/lib/setup-parts";
import { Button } from "@/ui/button";
import { useOnboarding } from "@/features/onboarding/onboarding-context";

/** Leaves a setup part for later: every part can be done from the confirmation too. */
export function PostponeButton({ part }: { part: SetupPart }) {
  const { t } = useTranslation("onboarding");
  const { dispatch, goTo } = useOnboarding();
  const postpone = () => {
    dispatch({ type: "part-postponed", part });
    goTo("setup");
  };
  return (
    <Button variant="notr" onClick={postpone}>
      {t("actions.later")}
    </Button>
  );
}
