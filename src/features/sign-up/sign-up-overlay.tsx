import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Consents } from "@/state/onboarding-state";
import { useOnboardingState } from "@/state/use-onboarding-state";
import { AlertBanner } from "@/ui/alert-banner";
import { LatestAlert } from "@/ui/alert-history";
import { Dialog } from "@/ui/dialog";
import { ContinuePanel } from "./continue-panel";
import { CustomerInformationForm } from "./customer-information-form";
import * as styles from "./sign-up.module.css";

type SignUpOverlayProps = { isOpen: boolean; onClose: () => void; consentDefaults: Consents };

/** The sign-up form over the page. It has an alert area of its own, since a modal covers and silences the page's. */
export function SignUpOverlay({ isOpen, onClose, consentDefaults }: SignUpOverlayProps) {
  const { t } = useTranslation("sign-up");
  const { t: tLayout } = useTranslation("layout");
  const store = useOnboardingState();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("header.title")} closeLabel={t("overlay.close")}>
      <AlertBanner closeLabel={t("overlay.close-alert")} />
      {store.state.isShow ? (
        <>
          <p className={styles.tryItLead}>{t("header.lead")}</p>
          <CustomerInformationForm store={store} consentDefaults={consentDefaults} />
        </>
      ) : (
        <ContinuePanel />
      )}
      <LatestAlert label={tLayout("alert.history")} />
    </Dialog>
  );
}
