import { useTranslation } from "gatsby-plugin-react-i18next";
import { useFormState } from "react-final-form";
import { SelectField } from "@/forms/select-field";
import { TextField } from "@/forms/text-field";
import { persons, type RequestValues } from "./data-request-form.rules";
import * as kit from "@/ui/kit.module.css";

/** The applicant's identification number: an identity number for citizens, a passport number for others. */
export function IdentityFields() {
  const { t } = useTranslation("data-request");
  const { values } = useFormState<RequestValues>({ subscription: { values: true } });
  return (
    <>
      <SelectField
        name="person"
        label={t("field.person")}
        placeholder={t("choose")}
        options={persons.map((value) => ({ value, label: t(`person.${value}`) }))}
      />
      {values.person === "foreigner" ? (
        <div className={`${kit.stack4} ${kit.pair}`}>
          <TextField
            name="nationality"
            label={t("field.nationality")}
            autoComplete="off"
            autoCapitalize="words"
          />
          <TextField name="passport_number" label={t("field.passport_number")} autoComplete="off" />
        </div>
      ) : (
        <TextField
          name="identity_number"
          label={t("field.identity_number")}
          hint={t("hint.identity_number")}
          inputMode="numeric"
          autoComplete="off"
          typable={/^[\p{Nd}\s]$/u}
        />
      )}
    </>
  );
}
