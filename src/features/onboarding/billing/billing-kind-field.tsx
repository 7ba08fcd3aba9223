import { useTranslation } from "gatsby-plugin-react-i18next";
import { useFormField } from "@/forms/use-form-field";
import * as styles from "./billing-fields.module.css";

const kinds = ["", "sole-proprietor", "company"] as const;

/** Kind of invoice recipient; "not now" is one of the options. */
export function BillingKindField() {
  const { t } = useTranslation("onboarding-screens");
  const { input, id } = useFormField<string>("billing_kind");
  return (
    <fieldset className={styles.kinds}>
      <legend>{t("billing.kind")}</legend>
      {kinds.map((kind) => (
        <label key={kind} className={styles.kind}>
          <input
            type="radio"
            name="billing_kind"
            id={`${id}-${kind || "none"}`}
            value={kind}
            checked={input.value === kind}
            onChange={() => input.onChange(kind)}
          />
          {t(`billing.kinds.${kind || "none"}`)}
        </label>
      ))}
    </fieldset>
  );
}
