import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import * as styles from "./form-messages.module.css";

/** Says, in a browser that runs no scripts, that this form cannot be sent there, and which way is open. */
export function NoScriptNotice() {
  const { t } = useTranslation("forms");
  return (
    <noscript>
      <p className={styles.formError}>
        <span>
          {t("no-script.text")} <LocalizedLink to="/contact-us/">{t("no-script.link")}</LocalizedLink>
        </span>
      </p>
    </noscript>
  );
}
