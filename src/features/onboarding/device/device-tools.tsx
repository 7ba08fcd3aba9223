import { useState } from "react";
import { MonitorSmartphone, LogOut } from "lucide-react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Credentials } from "@/state/onboarding-state";
import { showAlert } from "@/ui/alert-center";
import { clearVisitMemory } from "@/features/onboarding/visit-memory";
import { ContinueDialog } from "./continue-dialog";
import { ForgetDialog } from "./forget-dialog";
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
  // A dialog that closes because the other one opened must not close that one too.
  const close = (closing: "continue" | "forget") => setOpen((shown) => (shown === closing ? null : shown));
  const forgetAll = () => {
    setOpen(null);
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
      <ContinueDialog
        isOpen={open === "continue"}
        onClose={() => close("continue")}
        credentials={credentials}
      />
      <ForgetDialog
        isOpen={open === "forget"}
        onClose={() => close("forget")}
        onForget={forgetAll}
        onContinue={() => setOpen("continue")}
      />
    </div>
  );
}
