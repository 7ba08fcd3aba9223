import { useTranslation } from "gatsby-plugin-react-i18next";
import * as forms from "@/forms/forms.module.css";
import { plainAction } from "@/config/env";
import { HoneypotField } from "@/forms/honeypot-field";
import { LocalizedLink } from "@/i18n/localized-link";
import { useLocale } from "@/i18n/use-locale";
import { Button } from "@/ui/button";
import * as styles from "./newsletter.module.css";

/** The fields of the form, with the same appearance with and without scripts. */
function Fields({ isPlain = false }: { isPlain?: boolean }) {
  const { t } = useTranslation("layout");
  const prefix = isPlain ? "plain" : "newsletter";
  const required = isPlain && { required: true };
  return (
    <fieldset role="presentation" className={forms.fields} disabled={!isPlain}>
      <div className={styles.row}>
        <div className={forms.field}>
          <label htmlFor={`${prefix}-email`} className={forms.label}>
            {t("newsletter.email")}
          </label>
          <span className={forms.control} data-variant="notr">
            <input
              id={`${prefix}-email`}
              type="email"
              className={forms.input}
              {...required}
              {...(isPlain && { name: "email", autoComplete: "email" })}
            />
          </span>
        </div>
        <div className={forms.field}>
          <div className={forms.checkboxRow}>
            <input
              id={`${prefix}-consent`}
              type="checkbox"
              className={forms.checkbox}
              {...required}
              {...(isPlain && { name: "consent" })}
            />
            <span className={forms.checkboxText}>
              <label htmlFor={`${prefix}-consent`}>{t("newsletter.consent")}</label>{" "}
              {isPlain ? (
                <LocalizedLink to="/gdpr/" className={styles.notice}>
                  {t("newsletter.notice")}
                </LocalizedLink>
              ) : (
                // Plain text, because a link here would lose focus when the form replaces the placeholder.
                <span className={styles.notice}>{t("newsletter.notice")}</span>
              )}
            </span>
          </div>
        </div>
        <Button type="submit">{t("newsletter.submit")}</Button>
      </div>
      {isPlain && <HoneypotField />}
    </fieldset>
  );
}

/**
 * Placeholder for the newsletter form until its scripts load: disabled, and of the same size to avoid a
 * layout shift. Browsers without scripts get working fields instead, and the backend responds to their
 * submission with a page.
 */
export function NewsletterPlaceholder() {
  const { t } = useTranslation("layout");
  return (
    <form
      method="post"
      action={plainAction("/site/newsletter-form", useLocale())}
      aria-label={t("newsletter.title")}
    >
      <noscript>
        <Fields isPlain />
      </noscript>
      <Fields />
    </form>
  );
}
