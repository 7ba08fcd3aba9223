import { useTranslation } from "gatsby-plugin-react-i18next";
import { EmailField } from "@/forms/email-field";
import { ErrorSummary } from "@/forms/error-summary";
import { FormError } from "@/forms/form-error";
import { PhoneField } from "@/forms/phone-field";
import { SubmitButton } from "@/forms/submit-button";
import { TextField } from "@/forms/text-field";
import type { Consents } from "@/state/onboarding-state";
import { useOnboardingState } from "@/state/use-onboarding-state";
import { ConsentFields } from "./consent-fields";
import { ContinuePanel } from "./continue-panel";
import { SignUpForm } from "./sign-up-form";
import * as styles from "./sign-up.module.css";

/** The short sign-up form of the home page; once an onboarding exists it offers to continue that one. */
export function TryItForm({ consentDefaults }: { consentDefaults: Consents }) {
  const { t } = useTranslation("sign-up");
  const store = useOnboardingState();
  if (!store.state.isShow) return <ContinuePanel />;
  const labels = {
    name: t("field.name"),
    email: t("field.email"),
    phone_number: t("field.phone_number"),
    privacy_policy: t("legal.privacy-policy"),
    pdpa: t("legal.gdpr"),
  };
  return (
    <div className={styles.tryIt}>
      <p className={styles.tryItTitle}>{t("header.title")}</p>
      <p className={styles.tryItLead}>{t("header.lead")}</p>
      <SignUpForm label={t("try-it.label")} store={store} consentDefaults={consentDefaults}>
        <ErrorSummary labels={labels} />
        <TextField name="name" label={labels.name} autoComplete="name" autoCapitalize="words" />
        <EmailField name="email" label={labels.email} />
        <PhoneField name="phone_number" label={labels.phone_number} />
        <TextField
          name="dealer_code"
          label={t("field.dealer_code")}
          autoComplete="off"
          autoCapitalize="none"
          isOptional
        />
        <ConsentFields />
        <FormError />
        <SubmitButton size="large" isWide>
          {t("form.submit")}
        </SubmitButton>
      </SignUpForm>
    </div>
  );
}
