import { useState } from "react";
import { MonitorSmartphone, LogOut } from "lucide-react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Credentials } from "@/state/onboarding-state";
import { showAlert } from "@/ui/alert-center";
import { clearVisitMemory } from "@/features/onboarding/visit-memory";
import { ContinueDialog } from "./continue-dialog";
import { LeaveDialog } from "./leave-dialog";
import * as styles from "./device-tools.module.css";

type DeviceToolsProps = {
  credentials: Credentials;
  /** Empties the storage; what is in memory is emptied here. */
  forget: () => void;
};

/** The quiet foot of every screen behind the sign-up: go on elsewhere, or leave no trace here. */
export function DeviceTools({ credentials, forget }: DeviceToolsProps) {
  const { t } = useTranslation("onboarding");
  const [open, setOpen] = useState<"continue" | "forget" | null>(null);
  const close = () => setOpen(null);
  const forgetAll = () => {
    close();
    clearVisitMemory();
    forget();
    showAlert({ type: "success", message: t("device.forget.done") });
  };
  return (
    <div className={styles.tools}>
      <button type="button" className={styles.tool} onClick={() => setOpen("continue")}>
        <MonitorSmartphone aria-hidden="true" size={18} /> {t("device.continue.open")}
      </button>
      <button type="button" className={styles.tool} onClick={() => setOpen("forget")}>
        <LogOut aria-hidden="true" size={18} /> {t("device.forget.open")}
      </button>
      <ContinueDialog isOpen={open === "continue"} onClose={close} credentials={credentials} />
      <LeaveDialog
        kind="forget"
        isOpen={open === "forget"}
        onClose={close}
        onLeave={forgetAll}
        credentials={credentials}
      />
    </div>
  );
}
