import type { ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Button } from "@/ui/button";
import { Notice } from "@/async/remote-content";
import { PrimaryAction } from "@/features/onboarding/screen-footer";
import { useMetaToken } from "./use-meta-token";
import * as kit from "@/ui/kit.module.css";
import * as styles from "@/features/onboarding/onboarding.module.css";

/**
 * Login used by the Meta screens: `onExpired` reopens the dialog with an explanation, `onAgain` reopens it
 * for another account.
 */
export type MetaLogin = [token: string, onExpired: () => void, onAgain: () => void];

type MetaGateProps = { children: (...login: MetaLogin) => ReactNode };

/**
 * Requires a Meta login before rendering its content; each type of failure has its own message and recovery.
 */
export function MetaGate({ children }: MetaGateProps) {
  const { t } = useTranslation("onboarding-screens");
  const { token, progress, problem, errorId, prepare, connect, expire, forget } = useMetaToken();
  if (token !== null) return <>{children(token, expire, forget)}</>;
  const isOpen = progress !== "preparing" && progress !== "ready";
  const isUnavailable = problem === "unavailable";
  return (
    <div className={styles.panel}>
      {/* First, so that it is in view above the footer of a phone. */}
      {problem && (
        <div role="alert">
          <Notice
            tone="warning"
            message={t(`meta.${problem}`) + (errorId ? ` ${t("meta.error-id", { number: errorId })}` : "")}
          >
            <p>{t("meta.representative")}</p>
          </Notice>
        </div>
      )}
      <p>{t("meta.why")}</p>
      <section className={kit.stack2} aria-labelledby="meta-ahead">
        <h2 id="meta-ahead" className={kit.medium}>
          {t("meta.ahead.title")}
        </h2>
        <ol className={styles.ahead}>
          {(["sign-in", "choose", "permit", "return"] as const).map((step) => (
            <li key={step}>{t(`meta.ahead.${step}`)}</li>
          ))}
        </ol>
      </section>
      <p role="status" className={isOpen ? undefined : "visually-hidden"}>
        {(progress === "code" || progress === "assets") && t(`meta.stages.${progress}`)}
      </p>
      <PrimaryAction>
        {isUnavailable ? (
          <Button onClick={() => void prepare()} isBusy={progress === "preparing"}>
            {t("meta.load-again")}
          </Button>
        ) : (
          <Button onClick={() => void connect()} isBusy={progress !== "ready"}>
            {isOpen
              ? t("meta.connecting")
              : progress === "preparing"
                ? t("meta.preparing")
                : t("meta.connect")}
          </Button>
        )}
      </PrimaryAction>
      {isOpen && (
        <Button variant="notr" onClick={() => void connect()}>
          {t("meta.reopen")}
        </Button>
      )}
    </div>
  );
}
