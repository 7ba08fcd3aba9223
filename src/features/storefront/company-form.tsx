import { useCallback, useId } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { ErrorSummary } from "@/forms/error-summary";
import { FormError } from "@/forms/form-error";
import { FormFrame } from "@/forms/form-frame";
import { SubmitButton } from "@/forms/submit-button";
import { useLocale } from "@/i18n/use-locale";
import { editStore } from "@/services/operations/store";
import { billingPrefill } from "@/state/billing-memory";
import { useOnboarding } from "@/state/onboarding-context";
import { showAlert } from "@/ui/alert-center";
import * as kit from "@/ui/kit.module.css";
import { CompanyFields } from "./company-fields";
import {
  companyFields,
  initialCompany,
  storable,
  toCompany,
  toCompanyDraft,
  validateCompany,
  type CompanyFormValues,
  type CompanyValues,
} from "./company-form.rules";
import { storefrontMemory } from "@/state/storefront-memory";
import { StepActions } from "./step-actions";
import { useChosenLook } from "./use-save-look";
import { useSubmitForm } from "@/async/use-submit-form";
import { useWizard } from "./wizard-context";
import * as styles from "./step.module.css";

/** The company form, which continues to the next step once saved. The tax number is kept only in memory. */
export function CompanyForm({ saved }: { saved?: CompanyValues }) {
  const { t } = useTranslation("storefront");
  const { credentials, state, dispatch } = useOnboarding();
  const { openStep } = useWizard();
  const locale = useLocale();
  const look = useChosenLook();
  const formId = useId();

  const keepDraft = useCallback(
    (values: CompanyFormValues) => {
      dispatch({ type: "storefront-company-drafted", form: toCompanyDraft(values) });
      storefrontMemory.write({ taxnumber: values.taxnumber });
    },
    [dispatch],
  );
  const send = useSubmitForm(
    useCallback(
      (values: CompanyValues, idempotencyKey: string) =>
        editStore(credentials, { ...values, ...look }, { locale, idempotencyKey }),
      [credentials, look, locale],
    ),
    useCallback(
      (_saved: unknown, values: CompanyValues) => {
        storefrontMemory.write({ taxnumber: values.taxnumber });
        dispatch({ type: "storefront-look-saved", look });
        dispatch({ type: "storefront-company-saved", form: storable(values) });
        showAlert({ message: t("company.saved") });
        openStep(2);
      },
      [dispatch, look, openStep, t],
    ),
  );
  const labels = Object.fromEntries(companyFields.map((field) => [field, t(`company.form.${field}`)]));

  return (
    <FormFrame<CompanyFormValues>
      label={t("steps.company")}
      formId={formId}
      initialValues={initialCompany({
        state,
        saved,
        billing: billingPrefill(state),
        taxnumber: storefrontMemory.read().taxnumber,
        defaultCountry: t("company.default-country"),
      })}
      validate={validateCompany}
      onSubmit={(values) => send(toCompany(values))}
      onInvalid={() => showAlert({ type: "error", message: t("company.invalid") })}
      onDraft={keepDraft}
    >
      <ErrorSummary labels={labels} />
      <div className={kit.stack6}>
        <CompanyFields />
      </div>
      <FormError />
      <p className={styles.note}>{t("wizard.kept")}</p>
      <StepActions>
        <SubmitButton form={formId}>{t("wizard.save")}</SubmitButton>
      </StepActions>
    </FormFrame>
  );
}
