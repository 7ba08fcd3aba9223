import { useCallback } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { getStoreEdit } from "@/services/operations/store";
import { useOnboarding } from "@/state/onboarding-context";
import { Notice } from "@/async/remote-content";
import { useRemote } from "@/async/use-remote";
import { Button } from "@/ui/button";
import { Spinner } from "@/ui/spinner";
import { CompanyForm } from "./company-form";
import * as styles from "./step.module.css";

/** Step 1: company details, prefilled from the backend; usable even if they cannot be loaded. */
export function CompanyStep() {
  const { t } = useTranslation("storefront");
  const { t: tOnboarding } = useTranslation("onboarding");
  const { credentials } = useOnboarding();
  const locale = useLocale();
  const [remote, retry] = useRemote(
    useCallback(
      (signal: AbortSignal) => getStoreEdit(credentials, { locale, signal }),
      [credentials, locale],
    ),
  );
  return (
    <>
      <p className={styles.lead}>{t("company.lead")}</p>
      {remote.status === "loading" && (
        <p role="status" className={styles.note}>
          <Spinner /> {tOnboarding("remote.loading")}
        </p>
      )}
      {remote.status === "failed" && (
        <div className={styles.stack}>
          <Notice tone="warning" message={t("company.load-failed")}>
            <p>{remote.message}</p>
            <Button variant="secondary" onClick={retry}>
              {tOnboarding("remote.retry")}
            </Button>
          </Notice>
          <CompanyForm />
        </div>
      )}
      {remote.status === "ready" && <CompanyForm saved={remote.data} />}
    </>
  );
}
