import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Consents } from "@/state/onboarding-state";
import { useOnboardingState } from "@/state/use-onboarding-state";
import { AlertBanner } from "@/ui/alert-banner";
import { Dialog } from "@/ui/dialog";
import { ContinuePanel } from "./continue-panel";
import { CustomerInformationForm } from "./customer-information-form";
import * as styles from "./sign-up.module.css";

type SignUpOverlayProps = { isOpen: boolean; onClose: () => void; consentDefaults: Consents };

/**
 * The sign-up form in a modal dialog, with its own alert area, because a modal covers the page's alerts and
 * makes them inert.
 */
export function SignUpOverlay({ isOpen, onClose, consentDefaults }: SignUpOverlayProps) {
  const { t } = useTranslation("sign-up");
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
    </Dialog>
  );
}
