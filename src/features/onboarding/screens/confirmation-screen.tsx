import { useCallback, useId, useState } from "react";
import { FORM_ERROR } from "final-form";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { CheckboxField } from "@/forms/checkbox-field";
import { ErrorSummary } from "@/forms/error-summary";
import { FormError } from "@/forms/form-error";
import { FormFrame, type SubmitErrors } from "@/forms/form-frame";
import { SubmitButton } from "@/forms/submit-button";
import { useSubmitForm } from "@/async/use-submit-form";
import type { FieldErrors } from "@/forms/validators";
import { useLocale } from "@/i18n/use-locale";
import { LocalizedLink } from "@/i18n/localized-link";
import type { Input } from "@/services/contract-types";
import { completeOnboarding } from "@/services/operations/onboarding";
import { BillingFields } from "@/features/onboarding/billing/billing-fields";
import { confirmationMemory } from "@/state/billing-memory";
import {
  initialConfirmation,
  toBilling,
  toBillingDraft,
  toConfirmationMemory,
  validateConfirmation,
  type ConfirmationValues,
} from "@/features/onboarding/billing/confirmation-form.rules";
import { useOnboarding } from "@/state/onboarding-context";
import { OnboardingScreen } from "@/features/onboarding/onboarding-screen";
import { offeredServices, type OfferLists } from "./offer-names";
import { useCachedOffers } from "@/features/onboarding/offer-cache";
import { BackAction, InFooter, PrimaryAction } from "@/features/onboarding/screen-footer";
import { SubmitWait } from "@/async/long-wait";
import { showAlert } from "@/ui/alert-center";
import { ConfirmationQuestions } from "./confirmation-questions";
import { ConfirmationSummary } from "./confirmation-summary";
import type { OnboardingState } from "@/state/onboarding-state";
import { storefrontMemory } from "@/state/storefront-memory";
import * as styles from "./confirmation-screen.module.css";

/**
 * Returns the initial billing details from the storefront's company form, so that they need not be typed
 * twice.
 */
export function storefrontPrefill({ setupWizard }: OnboardingState) {
  const { company, taxoffice } = setupWizard.wizard.form;
  return { company, taxoffice, taxnumber: storefrontMemory.read().taxnumber ?? "" };
}

type Completed = Awaited<ReturnType<typeof completeOnboarding>>;

/** Summary and confirmation: all selections, the user agreement, and related questions. */
export function ConfirmationScreen() {
  const { t } = useTranslation("onboarding-screens");
  const locale = useLocale();
  const formId = useId();
  const { credentials, state, dispatch, goNext } = useOnboarding();
  const [isBillingOpen, setIsBillingOpen] = useState(state.drafts.billing.kind !== "");
  const offered = useCachedOffers<Pick<OfferLists, "services">>(`services ${locale}`)?.services;
  const send = useSubmitForm(
    useCallback(
      (input: Input<"complete-onboarding">, idempotencyKey: string) =>
        completeOnboarding(credentials, input, { locale, idempotencyKey }),
      [credentials, locale],
    ),
    useCallback(
      ({ configurate_services }: Completed) => {
        dispatch({ type: "completed", setupConfigList: configurate_services });
        goNext();
      },
      [dispatch, goNext],
    ),
  );

  const submit = async (values: ConfirmationValues): Promise<SubmitErrors | undefined> => {
    const services = offered ? offeredServices(state.services, offered) : state.services;
    const billing = toBilling(values);
    // This screen is reachable only after the notice has been acknowledged at sign-up.
    const errors = await send({
      pdpa: true,
      ...(services.length > 0 && { services }),
      ...(billing && { billing }),
    });
    if (errors && Object.keys(errors).some((field) => field !== FORM_ERROR)) setIsBillingOpen(true);
    return errors;
  };

  const explain = ({ user_agreement, ...billingErrors }: FieldErrors<ConfirmationValues>) => {
    // An error in a collapsed form would be neither visible nor focusable.
    if (Object.keys(billingErrors).length > 0) setIsBillingOpen(true);
    const message = user_agreement ? t("confirmation.agreement-missing") : t("billing.invalid");
    showAlert({ type: "error", message });
  };
  const keepDraft = useCallback(
    (values: ConfirmationValues) => {
      confirmationMemory.write(toConfirmationMemory(values));
      dispatch({
        type: "drafted",
        draft: { billing: toBillingDraft(values), hasAgreed: values.user_agreement },
      });
    },
    [dispatch],
  );

  return (
    <OnboardingScreen title={t("confirmation.title")} lead={t("confirmation.lead")}>
      <BackAction />
      <ConfirmationSummary />
      <FormFrame<ConfirmationValues>
        label={t("confirmation.title")}
        formId={formId}
        initialValues={initialConfirmation(state.drafts, confirmationMemory.read(), storefrontPrefill(state))}
        validate={validateConfirmation}
        onSubmit={submit}
        onInvalid={explain}
        onDraft={keepDraft}
      >
        <ErrorSummary
          labels={{
            company: t("billing.company"),
            taxoffice: t("billing.tax-office"),
            taxnumber: t("billing.tax-number"),
            identity_number: t("billing.identity-number"),
            user_agreement: t("confirmation.agreement-name"),
          }}
          messages={{
            taxnumber: { "tax-number": t("billing.tax-invalid") },
            identity_number: { "tax-number": t("billing.identity-invalid") },
            user_agreement: { consent: t("confirmation.agreement-missing") },
          }}
        />
        <BillingFields isOpen={isBillingOpen} onToggle={setIsBillingOpen} />
        <FormError />
        <SubmitWait />
        <InFooter place="strip">
          <div className={styles.agreement}>
            <CheckboxField
              name="user_agreement"
              form={formId}
              label={t("confirmation.agreement")}
              messages={{ consent: t("confirmation.agreement-missing") }}
              isRequired
            >
              <LocalizedLink to="/useragreement/" target="_blank" rel="noopener">
                {t("confirmation.agreement-link")}
              </LocalizedLink>
            </CheckboxField>
          </div>
        </InFooter>
        <PrimaryAction>
          <SubmitButton form={formId}>{t("confirmation.action")}</SubmitButton>
        </PrimaryAction>
      </FormFrame>
      <ConfirmationQuestions />
    </OnboardingScreen>
  );
}
