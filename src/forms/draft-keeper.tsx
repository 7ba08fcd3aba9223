import { useEffect, useRef } from "react";
import { useFormState } from "react-final-form";

/** Debounce interval for draft saving, in milliseconds. */
const restTime = 300;

/** Passes the form's values to `onDraft` when typing pauses, a field loses focus, or the page is hidden. */
export function DraftKeeper<Values>({ onDraft }: { onDraft: (values: Values) => void }) {
  const { values, dirty } = useFormState<Values>({ subscription: { values: true, dirty: true } });
  const latest = useRef<{ values: Values; onDraft: (values: Values) => void } | null>(null);

  useEffect(() => {
    if (!dirty) return;
    latest.current = { values, onDraft };
    const timer = setTimeout(() => {
      latest.current = null;
      onDraft(values);
    }, restTime);
    return () => clearTimeout(timer);
  }, [values, dirty, onDraft]);

  useEffect(() => {
    const keepNow = () => {
      latest.current?.onDraft(latest.current.values);
      latest.current = null;
    };
    // The next page reads the draft before this form unmounts, so it must be saved as soon as a link takes
    // focus.
    window.addEventListener("focusout", keepNow);
    window.addEventListener("pagehide", keepNow);
    return () => {
      window.removeEventListener("focusout", keepNow);
      window.removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, []);

  return null;
}
