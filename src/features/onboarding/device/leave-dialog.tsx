import { useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Credentials } from "@/state/onboarding-state";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import * as kit from "@/ui/kit.module.css";
import { ContinueLink } from "./continue-link";

type LeaveDialogProps = {
  /** "forget" deletes all data from the device; "start-over" begins a new onboarding. */
  kind: "forget" | "start-over";
  isOpen: boolean;
  onClose: () => void;
  onLeave: () => void;
  credentials: Credentials;
};

/**
 * Asks for confirmation before the onboarding is removed from this device, lists what is kept, and offers the
 * resume link.
 */
export function LeaveDialog({ kind, isOpen, onClose, onLeave, credentials }: LeaveDialogProps) {
  const { t } = useTranslation("onboarding-screens");
  const [isLinkShown, setIsLinkShown] = useState(false);
  const close = () => {
    setIsLinkShown(false);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t(`device.${kind}.title`)} closeLabel={t("device.close")}>
      <div className={kit.stack4}>
        {isLinkShown ? (
          <ContinueLink credentials={credentials} />
        ) : (
          <>
            <p>{t(`device.${kind}.what`)}</p>
            <p>{t("device.forget.stays")}</p>
          </>
        )}
        <div className={`${kit.wrap3} ${kit.end} ${kit.above2}`}>
          {!isLinkShown && (
            <Button variant="notr" onClick={() => setIsLinkShown(true)}>
              {t("device.forget.link-first")}
            </Button>
          )}
          <Button variant="danger" onClick={onLeave}>
            {t(`device.${kind}.action`)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
