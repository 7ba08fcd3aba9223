import { useCallback } from "react";
import { FORM_ERROR } from "final-form";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { CheckboxField } from "@/forms/checkbox-field";
import { FormError } from "@/forms/form-error";
import { FormFrame, type SubmitErrors } from "@/forms/form-frame";
import { SubmitButton } from "@/forms/submit-button";
import { useSubmitOnce } from "@/forms/use-submit-once";
import { consent, faultsOf } from "@/forms/validators";
import { LocalizedLink } from "@/i18n/localized-link";
import { atLeast } from "@/lib/at-least";
import { describeCallError } from "@/services/errors";
import { completeOnboarding } from "@/services/operations/complete-onboarding";
import { useOnboarding } from "@/features/onboarding/onboarding-context";
import { OnboardingScreen } from "@/features/onboarding/onboarding-screen";
import { minimumDelay } from "@/features/onboarding/use-remote";
import { showAlert } from "@/ui/alert-center";
import { ConfirmationQuestions } from "./confirmation-questions";
import { ConfirmationSummary } from "./confirmation-summary";

type ConfirmationValues = { user_agreement: boolean };

const validate = ({ user_agreement }: ConfirmationValues) =>
  faultsOf<ConfirmationValues>({ user_agreement: consent(user_agreement) });

/** Summary and confirmation: everything chosen, the user agreement, and the questions asked at this point. */
export function ConfirmationScreen() {
  const { t } = useTranslation("onboarding");
  const { t: tErrors } = useTranslation("errors");
  const { credentials, dispatch, goTo } = useOnboarding();
  const send = useSubmitOnce(
    useCallback(
      ({ pdpa }: { pdpa: true }, idempotencyKey: string) =>
        completeOnboarding(credentials, { pdpa }, { idempotencyKey }),
      [credentials],
    ),
  );

  const submit = async (): Promise<SubmitErrors | undefined> => {
    try {
      // Nobody reaches this screen without having ticked it at sign-up.
      const answer = await atLeast(minimumDelay, send({ pdpa: true }));
      if (!answer) return undefined;
      dispatch({ type: "completed", setupConfigList: answer.configurate_services });
      goTo("progress");
      return undefined;
    } catch (error) {
      const message = describeCallError(error, tErrors);
      showAlert({ type: "error", message });
      return { [FORM_ERROR]: message };
    }
  };

  return (
    <OnboardingScreen title={t("confirmation.title")} lead={t("confirmation.lead")}>
      <ConfirmationSummary />
      <FormFrame<ConfirmationValues>
        label={t("confirmation.title")}
        initialValues={{ user_agreement: false }}
        validate={validate}
        onSubmit={submit}
        onInvalid={() => showAlert({ type: "error", message: t("confirmation.agreement-missing") })}
      >
        <CheckboxField
          name="user_agreement"
          label={t("confirmation.agreement")}
          messages={{ consent: t("confirmation.agreement-missing") }}
          isRequired
        >
          <LocalizedLink to="/useragreement/" target="_blank" rel="noopener">
            {t("confirmation.agreement-link")}
          </LocalizedLink>
        </CheckboxField>
        <FormError />
        <SubmitButton size="large">{t("confirmation.action")}</SubmitButton>
      </FormFrame>
      <ConfirmationQuestions />
    </OnboardingScreen>
  );
}
