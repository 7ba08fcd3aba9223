import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Credentials } from "@/state/onboarding-state";
import { Dialog } from "@/ui/dialog";
import { ContinueLink } from "./continue-link";

type ContinueDialogProps = { isOpen: boolean; onClose: () => void; credentials: Credentials };

export function ContinueDialog({ isOpen, onClose, credentials }: ContinueDialogProps) {
  const { t } = useTranslation("onboarding-screens");
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("device.continue.title")}
      closeLabel={t("device.close")}
    >
      <ContinueLink credentials={credentials} />
    </Dialog>
  );
}
