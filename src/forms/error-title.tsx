import { useEffect } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useFormState } from "react-final-form";
import { addTitlePart } from "@/lib/page-title";

/** Prefixes the document title with an error notice until all errors are corrected. */
export function ErrorTitle() {
  const { t } = useTranslation("forms");
  const mark = t("error-title");
  const form = useFormState({
    subscription: {
      submitFailed: true,
      submitting: true,
      hasValidationErrors: true,
      hasSubmitErrors: true,
      dirtySinceLastSubmit: true,
    },
  });
  const isRefused = form.hasSubmitErrors && !form.dirtySinceLastSubmit;
  const isInvalid = form.submitFailed && !form.submitting && (form.hasValidationErrors || isRefused);

  useEffect(() => (isInvalid ? addTitlePart({ mark }) : undefined), [isInvalid, mark]);
  return null;
}
