import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { openTool } from "./open-tool";
import { useOwnCredentials } from "./use-own-credentials";
import * as styles from "./shell.module.css";

/** Opens "continue on another device", for wide windows; narrow ones have it in the menu. */
export function ContinueTool() {
  const { t } = useTranslation("onboarding");
  if (!useOwnCredentials()) return null;
  return (
    <button type="button" className={styles.tool} onClick={() => openTool.write("continue")}>
      <MonitorSmartphone aria-hidden="true" size={18} /> {t("device.continue.open")}
    </button>
  );
}
