import { useTranslation } from "gatsby-plugin-react-i18next";
import * as styles from "./onboarding.module.css";

/** What stands where a screen is about to be. */
export function OnboardingSkeleton() {
  const { t } = useTranslation("onboarding");
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p role="status" className="visually-hidden">
        {t("loading")}
      </p>
      <div className={styles.skeletonBar} />
      <div className={styles.skeletonBar} />
      <noscript>{t("no-script")}</noscript>
    </div>
  );
}
