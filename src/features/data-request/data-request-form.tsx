import { useTranslation } from "gatsby-plugin-react-i18next";
import { ErrorSummary } from "@/forms/error-summary";
import { FormFrame } from "@/forms/form-frame";
import { SelectField } from "@/forms/select-field";
import { SubmitButton } from "@/forms/submit-button";
import { TextField } from "@/forms/text-field";
import { TextareaField } from "@/forms/textarea-field";
import {
  replies,
  requestFields,
  subjects,
  validateRequest,
  type RequestValues,
} from "./data-request-form.rules";
import { IdentityFields } from "./identity-fields";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./data-request.module.css";

type DataRequestFormProps = {
  initialValues: RequestValues;
  onPrepared: (values: RequestValues) => Promise<undefined>;
  /** Called with the typed values, which must be kept only in memory. */
  onDraft: (values: RequestValues) => void;
};

/** Form for a data subject request. Saves no draft, because it contains an identity number. */
export function DataRequestForm({ initialValues, onPrepared, onDraft }: DataRequestFormProps) {
  const { t } = useTranslation("data-request");
  const labels = Object.fromEntries(requestFields.map((field) => [field, t(`field.${field}`)]));
  const options = <Value extends string>(values: readonly Value[], text: (value: Value) => string) =>
    values.map((value) => ({ value, label: text(value) }));

  return (
    <FormFrame<RequestValues>
      label={t("title")}
      initialValues={initialValues}
      validate={validateRequest}
      onSubmit={onPrepared}
      onDraft={onDraft}
    >
      <ErrorSummary labels={labels} />
      <div className={`${kit.stack4} ${kit.pair}`}>
        <TextField name="name" label={t("field.name")} autoComplete="given-name" autoCapitalize="words" />
        <TextField
          name="surname"
          label={t("field.surname")}
          autoComplete="family-name"
          autoCapitalize="words"
        />
      </div>
      <IdentityFields />
      <TextareaField name="address" label={t("field.address")} hint={t("hint.address")} rows={3} />
      <div className={`${kit.stack4} ${kit.pair}`}>
        <TextField
          name="email"
          label={t("field.email")}
          hint={t("hint.email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          isOptional
        />
        <TextField
          name="phone"
          label={t("field.phone")}
          hint={t("hint.phone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          isOptional
        />
      </div>
      <SelectField
        name="subject"
        label={t("field.subject")}
        placeholder={t("choose")}
        options={options(subjects, (value) => t(`subject.${value}`))}
      />
      <TextareaField name="details" label={t("field.details")} hint={t("hint.details")} rows={6} />
      <SelectField
        name="reply"
        label={t("field.reply")}
        placeholder={t("choose")}
        options={options(replies, (value) => t(`reply.${value}`))}
      />
      <p className={styles.quiet}>{t("privacy")}</p>
      <SubmitButton size="large">{t("prepare")}</SubmitButton>
    </FormFrame>
  );
}
