import { useTranslation } from "gatsby-plugin-react-i18next";
import { FailureMessage } from "@/ui/failure-message";

/**
 * Error message shown instead of a screen that failed to render; entered data remains in the browser's storage.
 */
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
