import { useEffect, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Spinner } from "@/ui/spinner";
import * as styles from "./remote-content.module.css";
import { useFormState } from "react-final-form";

/** Milliseconds after which a waiting visitor reads that the call is still running. */
export const longWait = 5_000;

/** Announces, a few seconds into a call that installs something, that it is running and may take a minute. */
export function LongWait({ isWaiting }: { isWaiting: boolean }) {
  return (
    <div role="status">
      {/* Each wait starts anew. */}
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

/** `LongWait` for a form, while it is being sent. */
export function SubmitWait() {
  const { submitting = false } = useFormState({ subscription: { submitting: true } });
  return <LongWait isWaiting={submitting} />;
}
