import { useEffect, useRef } from "react";
import { useFormState } from "react-final-form";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import * as controls from "./controls.module.css";
import * as styles from "./form-messages.module.css";

/**
 * Submission error of the whole form, scrolled into view; hidden while the form is being sent or has
 * validation errors.
 */
export function FormError() {
  const form = useFormState({
    subscription: { submitError: true, submitting: true, hasValidationErrors: true },
  });
  const place = useRef<HTMLParagraphElement>(null);
  const message = form.submitError as string | undefined; // submit errors are texts
  const isShown = message !== undefined && !form.submitting && !form.hasValidationErrors;
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView?.({ block: "nearest" });
  }, [isShown]);
  if (!isShown) return null;
  return (
    <p ref={place} className={styles.formError}>
      <CircleAlert aria-hidden="true" size={20} className={controls.errorIcon} />
      {message}
    </p>
  );
}
