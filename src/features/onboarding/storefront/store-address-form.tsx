import { useCallback, useId } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { EmailField } from "@/forms/email-field";
import { FormError } from "@/forms/form-error";
import { FormFrame } from "@/forms/form-frame";
import { SubmitButton } from "@/forms/submit-button";
import { TextField } from "@/forms/text-field";
import { useLocale } from "@/i18n/use-locale";
import { setUpStore } from "@/services/operations/set-up-store";
import { useOnboarding } from "@/features/onboarding/onboarding-context";
import {
  initialStoreSetup,
  toStoreSetup,
  validateStoreSetup,
  type StoreSetupValues,
} from "@/features/onboarding/screens/store-setup-form.rules";
import { showAlert } from "@/ui/alert-center";
import { PrimaryAction } from "@/features/onboarding/screen-footer";
import { SubmitWait } from "@/features/onboarding/submit-wait";
import { SubDomainCheck } from "./sub-domain-check";
import { useSendForm } from "./use-send-form";

type StoreAddressFormProps = {
  onReserved: () => void;
  /** Sends by the screen's primary action; else by a button of its own. */
  isPrimary?: boolean;
};

/** The shop's address, judged while it is typed, and where its sign-in details go. */
export function StoreAddressForm({ onReserved, isPrimary = false }: StoreAddressFormProps) {
  const { t } = useTranslation("onboarding");
  const { credentials, state, dispatch, facts } = useOnboarding();
  const locale = useLocale();
  const formId = useId();
  const submit = <SubmitButton form={formId}>{t("store.action")}</SubmitButton>;
  const send = useSendForm(
    useCallback(
      (values: StoreSetupValues, idempotencyKey: string) =>
        setUpStore(credentials, values, { locale, idempotencyKey }),
      [credentials, locale],
    ),
    useCallback(
      ({ email, sub_domain }: StoreSetupValues) => {
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
      <EmailField name="email" label={t("store.email")} hint={t("store.email-hint")} />
      <FormError />
      <SubmitWait />
      {isPrimary ? <PrimaryAction>{submit}</PrimaryAction> : submit}
    </FormFrame>
  );
}
