import { useTranslation } from "gatsby-plugin-react-i18next";
import { useForm } from "react-final-form";
import { useControlId } from "./form-id";
import * as controls from "./controls.module.css";

type EmailQuestionProps = { name: string; suggestion: string };

/**
 * Asks whether a different address was intended: a button accepts the suggestion, submitting again keeps the
 * typed one.
 */
export function EmailQuestion({ name, suggestion }: EmailQuestionProps) {
  const { t } = useTranslation("forms");
  const form = useForm();
  const id = useControlId(name);
  return (
    <span>
      {t("email-question.text", { address: suggestion })}{" "}
      <button
        type="button"
        className={controls.answer}
        onClick={() => {
          document.getElementById(id)?.focus();
          form.change(name, suggestion);
        }}
      >
        {t("email-question.take")}
      </button>{" "}
      {t("email-question.insist")}
    </span>
  );
}
