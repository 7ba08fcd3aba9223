import { useFormState } from "react-final-form";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import * as controls from "./controls.module.css";
import * as styles from "./form-messages.module.css";

/** Submission error that concerns no single field; shown until the form is sent again. */
export function FormError() {
  const form = useFormState({ subscription: { submitError: true, submitting: true } });
  const message = form.submitError as string | undefined; // submit errors are texts
  if (!message || form.submitting) return null;
  return (
    <p className={styles.formError}>
      <CircleAlert aria-hidden="true" size={20} className={controls.errorIcon} />
      {message}
    </p>
  );
}
