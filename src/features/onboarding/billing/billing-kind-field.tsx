import { useTranslation } from "gatsby-plugin-react-i18next";
import { useFormField } from "@/forms/use-form-field";
import { ChipPicker } from "@/ui/chip-picker";

const kinds = ["", "sole-proprietor", "company"] as const;

/** Type of invoice recipient, with "not now" as an option. */
export function BillingKindField() {
  const { t } = useTranslation("onboarding-screens");
  const { input } = useFormField<string>("billing_kind");
  return (
    <ChipPicker
      legend={t("billing.kind")}
      name="billing_kind"
      chips={kinds.map((id) => ({ id, label: t(`billing.kinds.${id || "none"}`) }))}
      selectedId={input.value}
      onSelect={input.onChange}
    />
  );
}
