import { useCallback, type ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { FormFrame } from "@/forms/form-frame";
import { HoneypotField } from "@/forms/honeypot-field";
import { consentNames, type Consents } from "@/state/onboarding-state";
import type { OnboardingStore } from "@/state/use-onboarding-state";
import { showAlert } from "@/ui/alert-center";
import {
  alertOf,
  initialSignUpValues,
  toDraft,
  validateSignUp,
  type SignUpValues,
} from "./customer-information-form.rules";
import { useSignUp } from "./use-sign-up";

type SignUpFormProps = {
  label: string;
  /** Id of the form, for submit buttons outside of it. */
  formId?: string;
  store: OnboardingStore;
  /** Which checkboxes are ticked initially (data/site.json). */
  consentDefaults: Consents;
  children: ReactNode;
};

/** Common logic of the two sign-up forms: values, validation, alerts, draft and submission. */
export function SignUpForm({ label, formId, store, consentDefaults, children }: SignUpFormProps) {
  const { t } = useTranslation("sign-up");
  const { state, dispatch } = store;
  const signUp = useSignUp(dispatch);

  const keepDraft = useCallback(
    (typed: SignUpValues) => {
      // A touched checkbox stays in the draft, so that no default can tick it again.
      const { values, consents } = toDraft(typed, consentDefaults);
      const noted = consentNames.filter((name) => name in state.drafts.consents);
      const kept = Object.fromEntries(noted.map((name) => [name, typed[name]]));
      dispatch({ type: "sign-up-drafted", values, consents: { ...kept, ...consents } });
    },
    [consentDefaults, dispatch, state.drafts.consents],
  );

  return (
    <FormFrame<SignUpValues>
      label={label}
      formId={formId}
      initialValues={initialSignUpValues(state.drafts, consentDefaults)}
      validate={validateSignUp}
      onSubmit={signUp}
      onInvalid={(errors) => showAlert({ type: "error", message: t(`alerts.${alertOf(errors)}`) })}
      onDraft={keepDraft}
    >
      {children}
      <HoneypotField />
    </FormFrame>
  );
}
