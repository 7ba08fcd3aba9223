import { useCallback } from "react";
import { FORM_ERROR } from "final-form";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { EmailField } from "@/forms/email-field";
import { fieldMessages } from "@/forms/field-messages";
import { FormError } from "@/forms/form-error";
import { FormFrame, type SubmitErrors } from "@/forms/form-frame";
import { SubmitButton } from "@/forms/submit-button";
import { TextField } from "@/forms/text-field";
import { useSubmitOnce } from "@/forms/use-submit-once";
import { atLeast } from "@/lib/at-least";
import { describeCallError } from "@/services/errors";
import { setUpStore } from "@/services/operations/set-up-store";
import { useOnboarding } from "@/features/onboarding/onboarding-context";
import { OnboardingScreen } from "@/features/onboarding/onboarding-screen";
import { minimumDelay } from "@/features/onboarding/use-remote";
import { showAlert } from "@/ui/alert-center";
import { PostponeButton } from "./part-actions";
import {
  initialStoreSetup,
  toStoreSetup,
  validateStoreSetup,
  type StoreSetupValues,
} from "./store-setup-form.rules";

const labelCharacters = /^[a-z0-9-]$/;

/** The storefront's setup: the shop's address and where its sign-in details go. */
export function SelectStoreScreen() {
  const { t } = useTranslation("onboarding");
  const { t: tErrors } = useTranslation("errors");
  const { credentials, state, dispatch, facts, goTo } = useOnboarding();
  const send = useSubmitOnce(
    useCallback(
      (values: StoreSetupValues, idempotencyKey: string) =>
        setUpStore(credentials, values, { idempotencyKey }),
      [credentials],
    ),
  );

  const submit = async (typed: StoreSetupValues): Promise<SubmitErrors | undefined> => {
    const values = toStoreSetup(typed);
    try {
      await atLeast(minimumDelay, send(values));
      dispatch({ type: "store-set-up", setup: { mail: values.email, subDomain: values.sub_domain } });
      goTo("setup");
      return undefined;
    } catch (error) {
      const message = describeCallError(error, tErrors);
      showAlert({ type: "error", message });
      return { ...fieldMessages(error), [FORM_ERROR]: message };
    }
  };
  const keepDraft = useCallback(
    ({ email, sub_domain }: StoreSetupValues) =>
      dispatch({ type: "drafted", draft: { store: { mail: email, subDomain: sub_domain } } }),
    [dispatch],
  );

  return (
    <OnboardingScreen
      title={t("store.title")}
      lead={t("store.lead")}
      actions={<PostponeButton part="storefront" />}
    >
      <FormFrame<StoreSetupValues>
        label={t("store.title")}
        initialValues={initialStoreSetup(state)}
        validate={validateStoreSetup}
        onSubmit={submit}
        onInvalid={() => showAlert({ type: "error", message: t("store.invalid") })}
        onDraft={keepDraft}
      >
        <TextField
          name="sub_domain"
          label={t("store.sub-domain")}
          hint={t("store.sub-domain-hint")}
          suffix={`.${facts.storeDomain}`}
          autoComplete="off"
          autoCapitalize="none"
          inputMode="url"
          typable={labelCharacters}
        />
        <EmailField name="email" label={t("store.email")} hint={t("store.email-hint")} />
        <FormError />
        <SubmitButton>{t("store.action")}</SubmitButton>
      </FormFrame>
    </OnboardingScreen>
  );
}
