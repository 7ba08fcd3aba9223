import { useState } from "react";
import Plus from "lucide-react/icons/plus";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useFormState } from "react-final-form";
import { TextField } from "@/forms/text-field";
import { hasPart } from "@/state/guards";
import { useOnboarding } from "@/state/onboarding-context";
import { Notice } from "@/async/remote-content";
import { BillingKindField } from "./billing-kind-field";
import { useConfirmationMemory } from "@/state/billing-memory";
import { BillingNumberField } from "./billing-number-field";
import type { ConfirmationValues } from "./confirmation-form.rules";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./billing-fields.module.css";

type BillingFieldsProps = { isOpen: boolean; onToggle: (isOpen: boolean) => void };

export function BillingFields({ isOpen, onToggle }: BillingFieldsProps) {
  const { t } = useTranslation("onboarding-screens");
  const { state } = useOnboarding();
  const { identityNumber, taxNumber } = useConfirmationMemory();
  const { values } = useFormState<ConfirmationValues>({ subscription: { values: true } });
  const { kind, hasNumber } = state.drafts.billing;
  // Computed once, when the screen opens, so that the explanation does not disappear while the number is
  // retyped.
  const [wasGiven] = useState(hasNumber && (kind === "company" ? taxNumber : identityNumber) === "");
  const isAskedByShop = hasPart(state, "storefront") && !state.setupWizard.wizard.doneSteps.includes(1);
  const kindNow = values.billing_kind;

  return (
    <details className={kit.box} open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary className={styles.head}>
        {t("billing.title")}
        <Plus aria-hidden="true" size={20} />
      </summary>
      <div className={styles.body}>
        <p>{isAskedByShop ? t("billing.lead-store") : t("billing.lead")}</p>
        <BillingKindField />
        {wasGiven && kindNow !== "" && <Notice message={t("billing.asked-again")} />}
        {kindNow === "sole-proprietor" && (
          <>
            <BillingNumberField
              name="identity_number"
              label={t("billing.identity-number")}
              hint={t("billing.number-hint")}
              invalid={t("billing.identity-invalid")}
            />
            <TextField
              name="company"
              label={t("billing.trade-name")}
              autoComplete="billing organization"
              isOptional
            />
            <TextField name="taxoffice" label={t("billing.tax-office")} autoComplete="off" isOptional />
          </>
        )}
        {kindNow === "company" && (
          <>
            <TextField name="company" label={t("billing.company")} autoComplete="billing organization" />
            <TextField name="taxoffice" label={t("billing.tax-office")} autoComplete="off" />
            <BillingNumberField
              name="taxnumber"
              label={t("billing.tax-number")}
              hint={t("billing.number-hint")}
              invalid={t("billing.tax-invalid")}
            />
          </>
        )}
      </div>
    </details>
  );
}
