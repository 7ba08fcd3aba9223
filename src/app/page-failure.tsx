import { useTranslation } from "gatsby-plugin-react-i18next";
import { FailureMessage } from "@/ui/failure-message";

/** Error screen shown instead of a page that failed to render. */
export function PageFailure() {
  const { t } = useTranslation("layout");
  return (
    <FailureMessage
      title={t("pageFailed.title")}
      text={t("pageFailed.text")}
      reload={t("pageFailed.reload")}
      home={t("pageFailed.home")}
    />
  );
}
