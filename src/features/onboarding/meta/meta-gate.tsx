import type { ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Button } from "@/ui/button";
import { Notice } from "@/features/onboarding/remote-content";
import { useMetaToken } from "./use-meta-token";
import * as styles from "@/features/onboarding/onboarding.module.css";

type MetaGateProps = {
  /** What stands behind the login; `onExpired` brings the login back. */
  children: (token: string, onExpired: () => void) => ReactNode;
};

/** Asks for Meta's login before what needs it; every way it can fail has its own message and a way on. */
export function MetaGate({ children }: MetaGateProps) {
  const { t } = useTranslation("onboarding");
  const { token, connect, forget, isConnecting, outcome } = useMetaToken();
  if (token !== null) return <>{children(token, forget)}</>;
  return (
    <div className={styles.panel}>
      <p>{t("meta.why")}</p>
      {outcome && (
        <Notice tone="warning" message={t(`meta.${outcome}`)}>
          <p>{t("meta.representative")}</p>
        </Notice>
      )}
      <Button onClick={() => void connect()} isBusy={isConnecting}>
        {isConnecting ? t("meta.connecting") : t("meta.connect")}
      </Button>
    </div>
  );
}
