import { useTranslation } from "gatsby-plugin-react-i18next";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import * as styles from "./device-tools.module.css";

type ForgetDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onForget: () => void;
  onContinue: () => void;
};

/** Asks before this device forgets the onboarding, and says what stays. */
export function ForgetDialog({ isOpen, onClose, onForget, onContinue }: ForgetDialogProps) {
  const { t } = useTranslation("onboarding");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("device.forget.title")} closeLabel={t("device.close")}>
      <div className={styles.content}>
        <p>{t("device.forget.what")}</p>
        <p>{t("device.forget.stays")}</p>
        <div className={styles.buttons}>
          <Button variant="notr" onClick={onContinue}>
            {t("device.forget.link-first")}
          </Button>
          <Button variant="danger" onClick={onForget}>
            {t("device.forget.action")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
