import { useEffect, useState } from "react";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLazyPart } from "@/async/use-lazy-part";
import { useHydrated } from "@/forms/use-hydrated";
import { lateStrings } from "@/i18n/late-strings";
import { credentialsOf } from "@/state/onboarding-state";
import { useOnboardingState } from "@/state/use-onboarding-state";
import { showAlert } from "@/ui/alert-center";
import { arrivalStore } from "@/features/onboarding/device/resume-arrival";
import type { OnboardingFacts } from "@/state/onboarding-context";
import { useNotedTexts } from "@/features/onboarding/receipt/use-noted-texts";
import { clearVisitMemory } from "@/state/visit-memory";
import { ToolsMenu, type MenuEntry } from "./tools-menu";
import type { Tool } from "./tool-window";
import * as styles from "./shell.module.css";
import { useStore } from "@/ui/create-store";

const loadWindow = async () =>
  (await import(/* webpackChunkName: "onboarding-tools" */ "./tool-window")).ToolWindow;
const loadStrings = lateStrings("onboarding-screens");

/** The tools of every screen: go on elsewhere, and in one menu the receipt, the past notices, and leaving no trace here. */
export function OnboardingTools({ facts }: { facts: OnboardingFacts }) {
  const { t } = useTranslation("onboarding");
  const isHydrated = useHydrated();
  const store = useOnboardingState();
  const { state, forget } = store;
  const arrival = useStore(arrivalStore);
  const [open, setOpen] = useState<Tool | null>(null);
  // While a link from another device is followed, it is open which onboarding this is about.
  const credentials = arrival === null ? credentialsOf(state) : null;
  // Behind the sign-up there is time to have them ready.
  const isWanted = open !== null || credentials !== null;
  const { part: ToolWindow, hasFailed, retry } = useLazyPart(isWanted, loadWindow, loadStrings);
  useNotedTexts(store, facts);
  useEffect(() => {
    if (hasFailed && open !== null) showAlert({ type: "error", message: t("part-failed") });
  }, [hasFailed, open, t]);
  if (!isHydrated) return null;

  const show = (tool: Tool) => {
    retry();
    setOpen(tool);
  };
  const forgetAll = () => {
    setOpen(null);
    clearVisitMemory();
    forget();
    showAlert({ type: "success", message: t("device.forget.done") });
  };
  const entries: MenuEntry[] = [
    ...(credentials
      ? [{ id: "continue", label: t("device.continue.open"), isForNarrow: true } as const]
      : []),
    ...(credentials && state.acceptance ? [{ id: "receipt", label: t("receipt.title") } as const] : []),
    { id: "notices", label: t("shell.notices") },
    ...(credentials ? [{ id: "forget", label: t("device.forget.open") } as const] : []),
  ];
  return (
    <>
      {credentials && (
        <button type="button" className={styles.tool} onClick={() => show("continue")}>
          <MonitorSmartphone aria-hidden="true" size={18} /> {t("device.continue.open")}
        </button>
      )}
      <ToolsMenu label={t("shell.menu")} entries={entries} onChoose={show} />
      {ToolWindow && (
        <ToolWindow
          open={open}
          onClose={() => setOpen(null)}
          onForget={forgetAll}
          {...{ state, facts, credentials }}
        />
      )}
    </>
  );
}
