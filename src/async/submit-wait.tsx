import { useFormState } from "react-final-form";
import { LongWait } from "./long-wait";

/** `LongWait` for a form, while it is being sent. */
export function SubmitWait() {
  const { submitting = false } = useFormState({ subscription: { submitting: true } });
  return <LongWait isWaiting={submitting} />;
}
