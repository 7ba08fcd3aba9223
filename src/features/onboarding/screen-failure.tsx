import { useTranslation } from "gatsby-plugin-react-i18next";
import { FailureMessage } from "@/ui/failure-message";

/** What stands in the place of a screen that cannot be rendered; what was typed and chosen is in the browser's storage. */
export function ScreenFailure() {
  const { t } = useTranslation("onboarding");
  return (
    <FailureMessage
      title={t("failed.title")}
      text={t("failed.text")}
      reload={t("failed.reload")}
      home={t("failed.home")}
    />
  );
}
