import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import * as styles from "./form-messages.module.css";

/** Notice, for browsers without scripts, that the form cannot be sent, with an alternative. */
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
