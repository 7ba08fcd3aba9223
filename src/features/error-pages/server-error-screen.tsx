import { useTranslation } from "gatsby-plugin-react-i18next";
import { Button } from "@/ui/button";
import { ErrorScreen } from "./error-screen";

/** Error page shown when the server cannot be reached. */
export function ServerErrorScreen() {
  const { t } = useTranslation("error-pages");
  return (
    <ErrorScreen code="500" title={t("serverError.title")} text={t("serverError.text")}>
      <Button size="large" variant="secondary" onClick={() => window.history.back()}>
        {t("serverError.retry")}
      </Button>
    </ErrorScreen>
  );
}
