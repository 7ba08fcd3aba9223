import { useId, type ComponentType, type ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { EmailField } from "@/forms/email-field";
import { ErrorSummary } from "@/forms/error-summary";
import { FormError } from "@/forms/form-error";
import { PhoneField } from "@/forms/phone-field";
import { SelectField } from "@/forms/select-field";
import { SubmitButton } from "@/forms/submit-button";
import { TextField } from "@/forms/text-field";
import type { Consents } from "@/state/onboarding-state";
import type { OnboardingStore } from "@/state/use-onboarding-state";
import { ConsentFields } from "./consent-fields";
import { SignUpForm } from "./sign-up-form";
import * as styles from "./sign-up.module.css";

/** Options for the team size, which is never sent (docs/product.md 3). */
const teamSizes = ["1", "2–5", "6–20", "21–50", "51+"];

type CustomerInformationFormProps = {
  store: OnboardingStore;
  consentDefaults: Consents;
  /** Slot for the submit button; defaults to the end of the form. */
  Actions?: ComponentType<{ children: ReactNode }>;
};

/** The sign-up form: personal details, and optionally company details. */
export function CustomerInformationForm({ store, consentDefaults, Actions }: CustomerInformationFormProps) {
  const { t } = useTranslation("sign-up");
  const formId = useId();
  const submit = (
    <SubmitButton form={formId} size={Actions ? "medium" : "large"} isWide={!Actions}>
      {t("form.submit")}
    </SubmitButton>
  );
  const labels = {
    name: t("field.name"),
    email: t("field.email"),
    phone_number: t("field.phone_number"),
    privacy_policy: t("legal.privacy-policy"),
    pdpa: t("legal.gdpr"),
  };
  return (
    <SignUpForm label={t("form.label")} formId={formId} store={store} consentDefaults={consentDefaults}>
      <ErrorSummary labels={labels} />
      <TextField name="name" label={labels.name} autoComplete="name" autoCapitalize="words" />
      <EmailField name="email" label={labels.email} hint={t("field.email-hint")} />
      <PhoneField name="phone_number" label={labels.phone_number} />
      <details className={styles.company}>
        <summary>{t("company.title")}</summary>
        <div className={styles.companyFields}>
          <p className={styles.companyHint}>{t("company.hint")}</p>
          <TextField
            name="companyName"
            label={t("field.companyName")}
            autoComplete="organization"
            isOptional
          />
          <TextField name="businessSector" label={t("field.businessSector")} autoComplete="off" isOptional />
          <SelectField
            name="personalCount"
            label={t("field.personalCount")}
            placeholder={t("field.personalCount-placeholder")}
            options={teamSizes.map((size) => ({ value: size, label: size }))}
            isOptional
          />
        </div>
      </details>
      <ConsentFields />
      <FormError />
      {Actions ? <Actions>{submit}</Actions> : submit}
    </SignUpForm>
  );
}
