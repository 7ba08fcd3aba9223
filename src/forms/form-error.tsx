import { useFormState } from "react-final-form";
import { CircleAlert } from "lucide-react";
import * as styles from "./forms.module.css";

/** Why the form could not be sent, where it belongs to no single field; stays until the form is sent again. */
export function FormError() {
  const { submitError, submitting } = useFormState({ subscription: { submitError: true, submitting: true } });
  if (!submitError || submitting) return null;
  return (
    <p className={styles.formError}>
      <CircleAlert aria-hidden="true" size={20} className={styles.errorIcon} />
      {String(submitError)}
    </p>
  );
}
