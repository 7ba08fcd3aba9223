import { useTranslation } from "gatsby-plugin-react-i18next";
import { ButtonLink } from "@/ui/button";
import * as styles from "./sign-up.module.css";

/** Panel shown instead of the sign-up form if there is an onboarding to continue. */
export function ContinuePanel() {
  const { t } = useTranslation("sign-up");
  return (
    <div className={styles.tryIt}>
      <p className={styles.tryItTitle}>{t("continue.title")}</p>
      <p className={styles.tryItLead}>{t("continue.lead")}</p>
      <ButtonLink to="/onboarding/" size="large" isWide>
        {t("continue.action")}
      </ButtonLink>
    </div>
  );
}
