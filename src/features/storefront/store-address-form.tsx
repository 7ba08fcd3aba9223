import { Fragment, useCallback, useId, type ComponentType, type ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { EmailField } from "@/forms/email-field";
import { FormError } from "@/forms/form-error";
import { FormFrame } from "@/forms/form-frame";
import { SubmitButton } from "@/forms/submit-button";
import { TextField } from "@/forms/text-field";
import { useLocale } from "@/i18n/use-locale";
import { setUpStore } from "@/services/operations/store";
import { useOnboarding } from "@/state/onboarding-context";
import {
  initialStoreSetup,
  toStoreSetup,
  validateStoreSetup,
  type StoreSetupValues,
} from "./store-setup-form.rules";
import { showAlert } from "@/ui/alert-center";
import { SubmitWait } from "@/async/long-wait";
import { SubDomainCheck } from "./sub-domain-check";
import { useSubmitForm } from "@/async/use-submit-form";

type StoreAddressFormProps = {
  onReserved: () => void;
  /** Slot for the screen's primary action; by default, the button is below the fields. */
  Actions?: ComponentType<{ children: ReactNode }>;
  children?: ReactNode;
};

/**
 * Form for the shop's address, validated during typing, and for the email address that receives the sign-in
 * details.
 */
export function StoreAddressForm({ onReserved, Actions = Fragment, children }: StoreAddressFormProps) {
  const { t } = useTranslation("onboarding-screens");
  const { credentials, state, dispatch, facts } = useOnboarding();
  const locale = useLocale();
  const formId = useId();
  const send = useSubmitForm(
    useCallback(
      (values: StoreSetupValues, idempotencyKey: string) =>
        setUpStore(credentials, values, { locale, idempotencyKey }),
      [credentials, locale],
    ),
    useCallback(
      (_accepted: unknown, { email, sub_domain }: StoreSetupValues) => {
        dispatch({ type: "store-set-up", setup: { mail: email, subDomain: sub_domain } });
        onReserved();
      },
      [dispatch, onReserved],
    ),
  );
  const keepDraft = useCallback(
    ({ email, sub_domain }: StoreSetupValues) =>
      dispatch({ type: "drafted", draft: { store: { mail: email, subDomain: sub_domain } } }),
    [dispatch],
  );

  return (
    <FormFrame<StoreSetupValues>
      label={t("store.title")}
      formId={formId}
      initialValues={initialStoreSetup(state)}
      validate={validateStoreSetup}
      onSubmit={(values) => send(toStoreSetup(values))}
      onInvalid={() => showAlert({ type: "error", message: t("store.invalid") })}
      onDraft={keepDraft}
    >
      <div>
        <TextField
          name="sub_domain"
          label={t("store.sub-domain")}
          hint={t("store.sub-domain-hint")}
          suffix={`.${facts.storeDomain}`}
          autoComplete="off"
          autoCapitalize="none"
          inputMode="url"
        />
        <SubDomainCheck name="sub_domain" storeDomain={facts.storeDomain} />
      </div>
      {children}
      <EmailField name="email" label={t("store.email")} hint={t("store.email-hint")} />
      <FormError />
      <SubmitWait />
      <Actions>
        <SubmitButton form={formId}>{t("store.action")}</SubmitButton>
      </Actions>
    </FormFrame>
  );
}
