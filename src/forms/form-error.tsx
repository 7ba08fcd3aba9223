import { useFormState } from "react-final-form";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import * as controls from "./controls.module.css";
import * as styles from "./form-messages.module.css";

/** Why the form could not be sent, where it belongs to no single field; stays until the form is sent again. */
export function FormError() {
  const form = useFormState({ subscription: { submitError: true, submitting: true } });
  const message = form.submitError as string | undefined; // forms refuse with texts
  if (!message || form.submitting) return null;
  return (
    <p className={styles.formError}>
      <CircleAlert aria-hidden="true" size={20} className={controls.errorIcon} />
      {message}
    </p>
  );
}
