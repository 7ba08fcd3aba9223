import { useRef, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { EmailField } from "@/forms/email-field";
import { ErrorSummary } from "@/forms/error-summary";
import { FormError } from "@/forms/form-error";
import { PhoneField } from "@/forms/phone-field";
import { SubmitButton } from "@/forms/submit-button";
import { TextField } from "@/forms/text-field";
import { Button } from "@/ui/button";
import type { Consents } from "@/state/onboarding-state";
import { useOnboardingState } from "@/state/use-onboarding-state";
import { ConsentFields } from "./consent-fields";
import { ContinuePanel } from "./continue-panel";
import { SignUpForm } from "./sign-up-form";
import * as styles from "./sign-up.module.css";

/**
 * The sign-up form of the home page: a single field that expands into the full form on use. If an onboarding
 * exists, offers to continue it instead.
 */
export function TryItForm({ consentDefaults }: { consentDefaults: Consents }) {
  const { t } = useTranslation("sign-up");
  const store = useOnboardingState();
  const [isOpen, setIsOpen] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  if (!store.state.isShow) return <ContinuePanel />;
  const labels = {
    email: t("field.email"),
    name: t("field.name"),
    phone_number: t("field.phone_number"),
    privacy_policy: t("legal.privacy-policy"),
    pdpa: t("legal.gdpr"),
  };
  const open = () => setIsOpen(true);
  const start = () => {
    open();
    form.current?.querySelector<HTMLElement>("[name=email]")?.focus();
  };
  return (
    // Input inside expands the form; the element itself is not interactive.
    <div ref={form} className={styles.tryIt} data-open={isOpen || undefined} onInput={open}>
      <p className={styles.tryItTitle}>
        {t("header.title")} · <span className={styles.tryItLead}>{t("header.lead")}</span>
      </p>
      <SignUpForm label={t("try-it.label")} store={store} consentDefaults={consentDefaults}>
        <ErrorSummary labels={labels} />
        <div className={styles.first}>
          <div onFocus={open}>
            <EmailField name="email" label={labels.email} />
          </div>
          <Button className={styles.start} aria-expanded={isOpen} onClick={start}>
            {t("try-it.start")}
          </Button>
        </div>
        <div className={styles.rest} onFocus={open}>
          <TextField name="name" label={labels.name} autoComplete="name" autoCapitalize="words" />
          <PhoneField name="phone_number" label={labels.phone_number} />
          <details className={styles.company}>
            <summary>{t("try-it.dealer")}</summary>
            <TextField
              name="dealer_code"
              label={t("field.dealer_code")}
              autoComplete="off"
              autoCapitalize="none"
              isOptional
            />
          </details>
          <ConsentFields />
          <FormError />
          <SubmitButton size="large" isWide>
            {t("form.submit")}
          </SubmitButton>
        </div>
      </SignUpForm>
    </div>
  );
}
