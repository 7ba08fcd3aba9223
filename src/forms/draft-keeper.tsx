import { useEffect, useRef } from "react";
import { useFormState } from "react-final-form";

/** How long typing has to rest before it is kept, in milliseconds. */
const restTime = 300;

/** Hands the form's values on when typing rests, and at the latest when a field loses the focus or the page goes away. */
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
    // The next page reads the draft before this form goes: what is typed has to be kept when a link takes the focus.
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
