import type { ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useForm } from "react-final-form";
import { useControlId } from "./form-id";
import * as controls from "./controls.module.css";

type SuggestionQuestionProps = {
  /** Name of the field that the suggestion is for. */
  name: string;
  value: unknown;
  /** Question that contains the suggestion. */
  children: ReactNode;
};

/**
 * Asks whether the visitor meant a different address or number: a button accepts the suggestion; submitting
 * again keeps the typed value.
 */
export function SuggestionQuestion({ name, value, children }: SuggestionQuestionProps) {
  const { t } = useTranslation("forms");
  const form = useForm();
  const id = useControlId(name);
  return (
    <span>
      {children}{" "}
      <button
        type="button"
        className={controls.answer}
        onClick={() => {
          document.getElementById(id)?.focus();
          form.change(name, value);
        }}
      >
        {t("suggestion.take")}
      </button>{" "}
      {t("suggestion.insist")}
    </span>
  );
}
