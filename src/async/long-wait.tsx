import { useEffect, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Spinner } from "@/ui/spinner";
import * as styles from "./remote-content.module.css";
import { useFormState } from "react-final-form";

/** Milliseconds after which waiting visitors learn that the call is still running. */
export const longWait = 5_000;

/** Announces, a few seconds into an installation call, that it is still running and may take a minute. */
export function LongWait({ isWaiting }: { isWaiting: boolean }) {
  return (
    <div role="status">
      {/* Remounted for each wait, which resets the timer. */}
      {isWaiting && <Patience />}
    </div>
  );
}

function Patience() {
  const { t } = useTranslation("onboarding");
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWait);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <p className={styles.loading}>
      <Spinner /> {t("remote.long-wait")}
    </p>
  );
}

/** `LongWait` for a form that is being submitted. */
export function SubmitWait() {
  const { submitting = false } = useFormState({ subscription: { submitting: true } });
  return <LongWait isWaiting={submitting} />;
}
