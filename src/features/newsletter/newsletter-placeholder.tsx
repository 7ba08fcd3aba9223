import { useTranslation } from "gatsby-plugin-react-i18next";
import * as forms from "@/forms/forms.module.css";
import { Button } from "@/ui/button";
import * as styles from "./newsletter.module.css";

/**
 * The newsletter form as it looks, until its scripts are there: it takes the same room, so that nothing moves when it
 * is replaced, and cannot be filled in or sent.
 */
export function NewsletterPlaceholder() {
  const { t } = useTranslation("layout");
  return (
    <form method="post" aria-label={t("newsletter.title")}>
      <noscript>
        <p className={styles.notice}>{t("newsletter.no-script")}</p>
      </noscript>
      <fieldset role="presentation" className={forms.fields} disabled>
        <div className={styles.row}>
          <div className={forms.field}>
            <label htmlFor="newsletter-email" className={forms.label}>
              {t("newsletter.email")}
            </label>
            <span className={forms.control} data-variant="notr">
              <input id="newsletter-email" type="email" className={forms.input} />
            </span>
          </div>
          <Button type="submit">{t("newsletter.submit")}</Button>
        </div>
        <div className={forms.field}>
          <div className={forms.checkboxRow}>
            <input id="newsletter-consent" type="checkbox" className={forms.checkbox} />
            <span className={forms.checkboxText}>
              <label htmlFor="newsletter-consent">{t("newsletter.consent")}</label>{" "}
              {/* No link yet: its focus would be lost when the form takes this place. */}
              <span className={styles.notice}>{t("newsletter.notice")}</span>
            </span>
          </div>
        </div>
      </fieldset>
    </form>
  );
}
