import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Credentials, OnboardingState } from "@/state/onboarding-state";
import { PastAlerts } from "@/ui/alert-history";
import { Dialog } from "@/ui/dialog";
import { ContinueDialog } from "@/features/onboarding/device/continue-dialog";
import { LeaveDialog } from "@/features/onboarding/device/leave-dialog";
import type { OnboardingFacts } from "@/state/onboarding-context";
import { ConsentReceipt } from "@/features/onboarding/receipt/consent-receipt";

export type Tool = "continue" | "receipt" | "notices" | "forget";

type ToolWindowProps = {
  open: Tool | null;
  onClose: () => void;
  onForget: () => void;
  state: OnboardingState;
  facts: OnboardingFacts;
  credentials: Credentials | null;
};

/** Dialogs for the header's tools; at most one is open. */
export function ToolWindow({ open, onClose, onForget, state, facts, credentials }: ToolWindowProps) {
  const { t } = useTranslation("onboarding");
  const { t: tScreens } = useTranslation("onboarding-screens");
  const close = { onClose, closeLabel: tScreens("device.close") };
  return (
    <>
      <Dialog isOpen={open === "receipt"} title={t("receipt.title")} {...close}>
        <ConsentReceipt state={state} facts={facts} />
      </Dialog>
      <Dialog isOpen={open === "notices"} title={t("shell.notices")} {...close}>
        <PastAlerts none={t("shell.no-notices")} />
      </Dialog>
      {credentials && (
        <>
          <ContinueDialog isOpen={open === "continue"} onClose={onClose} credentials={credentials} />
          <LeaveDialog
            kind="forget"
            isOpen={open === "forget"}
            onClose={onClose}
            onLeave={onForget}
            credentials={credentials}
          />
        </>
      )}
    </>
  );
}
