import { useCallback } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { CheckboxField } from "@/forms/checkbox-field";
import { EmailField } from "@/forms/email-field";
import { FormError } from "@/forms/form-error";
import { FormFrame } from "@/forms/form-frame";
import { SubmitButton } from "@/forms/submit-button";
import { HoneypotField } from "@/forms/honeypot-field";
import { LocalizedLink } from "@/i18n/localized-link";
import { keepDraft, keptDraft } from "@/lib/visit-draft";
import { validateNewsletter, type NewsletterValues } from "./newsletter-form.rules";
import { newsletterDraft, useSubscribe } from "./use-subscribe";
import * as styles from "./newsletter.module.css";

/** The newsletter form: an email field and a consent checkbox, which is never preselected. */
export function NewsletterForm({ onSubscribed }: { onSubscribed: (email: string) => void }) {
  const { t } = useTranslation("layout");
  const subscribe = useSubscribe(onSubscribed);
  const keep = useCallback((values: NewsletterValues) => keepDraft(newsletterDraft, values), []);
  return (
    <FormFrame<NewsletterValues>
      label={t("newsletter.title")}
      initialValues={{ email: keptDraft(newsletterDraft).email ?? "", consent: false }}
      validate={validateNewsletter}
      onSubmit={subscribe}
      onDraft={keep}
    >
      <div className={styles.row}>
        <EmailField name="email" label={t("newsletter.email")} />
        <CheckboxField name="consent" label={t("newsletter.consent")} isRequired>
          <LocalizedLink to="/gdpr/" className={styles.notice}>
            {t("newsletter.notice")}
          </LocalizedLink>
        </CheckboxField>
        <SubmitButton>{t("newsletter.submit")}</SubmitButton>
      </div>
      <HoneypotField />
      <FormError />
    </FormFrame>
  );
}
