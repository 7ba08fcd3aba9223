import { useCallback } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { EmailField } from "@/forms/email-field";
import { ErrorSummary } from "@/forms/error-summary";
import { FormError } from "@/forms/form-error";
import { FormFrame } from "@/forms/form-frame";
import { SelectField } from "@/forms/select-field";
import { SubmitButton } from "@/forms/submit-button";
import { TextField } from "@/forms/text-field";
import { HoneypotField } from "@/forms/honeypot-field";
import { TextareaField } from "@/forms/textarea-field";
import { useHydrated } from "@/forms/use-hydrated";
import { LocalizedLink } from "@/i18n/localized-link";
import { contactDraft, keepDraft, keptDraft } from "@/lib/visit-draft";
import { useOnboardingState } from "@/state/use-onboarding-state";
import {
  contactFields,
  departments,
  initialContactValues,
  validateContact,
  type ContactValues,
} from "./contact-form.rules";
import { useSendMessage, type SentMessage } from "./use-send-message";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./contact.module.css";

type ContactFormProps = {
  topics: Queries.ContactTopicsFragment["topics"];
  onSent: (message: SentMessage) => void;
};

/** The contact form; its text survives a language change, a reload and a failed request. */
export function ContactForm({ topics, onSent }: ContactFormProps) {
  const { t } = useTranslation("contact");
  const { drafts } = useOnboardingState().state;
  const isHydrated = useHydrated();
  const send = useSendMessage(onSent);
  const keep = useCallback((values: ContactValues) => keepDraft(contactDraft, values), []);
  const labels = Object.fromEntries(contactFields.map((field) => [field, t(`field.${field}`)]));

  return (
    <FormFrame<ContactValues>
      label={t("form.label")}
      action="/site/contact-form"
      initialValues={initialContactValues(
        isHydrated ? keptDraft(contactDraft) : {},
        drafts.signUp,
        topics.map(({ id }) => id),
      )}
      validate={validateContact}
      onSubmit={send}
      onDraft={keep}
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
      <EmailField name="email" label={t("field.email")} hint={t("field.email-hint")} />
      <SelectField
        name="department"
        label={t("field.department")}
        placeholder={t("field.department-placeholder")}
        options={departments.map((value) => ({ value, label: t(`department.${value}`) }))}
      />
      {topics.length > 0 && (
        <SelectField
          name="topic"
          label={t("field.topic")}
          placeholder={t("field.topic-placeholder")}
          options={topics.map(({ id: value, label }) => ({ value, label }))}
          isOptional
        />
      )}
      <TextareaField name="message" label={t("field.message")} rows={7} />
      <p className={styles.privacy}>
        {t("privacy.text")} <LocalizedLink to="/gdpr/">{t("privacy.link")}</LocalizedLink>
      </p>
      <HoneypotField />
      <FormError />
      <SubmitButton size="large">{t("form.submit")}</SubmitButton>
    </FormFrame>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const contactTopicsFragment = graphql`
  fragment ContactTopics on ContactForm {
    topics {
      id
      label
    }
  }
`;
