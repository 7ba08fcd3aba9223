import { useEffect } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLazyPart } from "@/async/use-lazy-part";
import { lazyNamespaces } from "@/i18n/lazy-namespaces";
import { writeOwnShop } from "@/state/own-shop";
import { useOnboardingState, type OnboardingStore } from "@/state/use-onboarding-state";
import { showAlert } from "@/ui/alert-center";
import type { OnboardingFacts } from "@/state/onboarding-context";
import { clearVisitMemory } from "@/state/memory-store";
import { ToolsMenu, type MenuEntry } from "./tools-menu";
import { openTool, useOwnCredentials } from "./continue-tool";
import { useStore } from "@/ui/create-store";

const loadWindow = async () =>
  (await import(/* webpackChunkName: "onboarding-tools" */ "./tool-window")).ToolWindow;
const loadStrings = lazyNamespaces("onboarding-screens");

/**
 * Menu on every screen: continuing on another device, receipt, past notifications, and deletion of all data on
 * this device.
 */
export function OnboardingTools({ facts }: { facts: OnboardingFacts }) {
  const { t } = useTranslation("onboarding");
  const store = useOnboardingState();
  const { state, forget } = store;
  const open = useStore(openTool);
  const credentials = useOwnCredentials();
  // Prefetches the dialogs after sign-up, when the connection is idle.
  const isWanted = open !== null || credentials !== null;
  const { part: ToolWindow, hasFailed, retry } = useLazyPart(isWanted, loadWindow, loadStrings);
  useNotedTexts(store, facts);
  useEffect(() => {
    if (!hasFailed || openTool.read() === null) return;
    openTool.write(null);
    showAlert({ type: "error", message: t("part-failed") });
  }, [hasFailed, t]);
  // Closes the dialog on unmount.
  useEffect(() => () => openTool.write(null), []);
  useEffect(() => {
    if (open !== null) retry();
  }, [open, retry]);

  const close = () => openTool.write(null);
  const forgetAll = () => {
    close();
    clearVisitMemory();
    forget();
    writeOwnShop("");
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
      <ToolsMenu label={t("shell.menu")} entries={entries} onChoose={openTool.write} />
      {ToolWindow && (
        <ToolWindow open={open} onClose={close} onForget={forgetAll} {...{ state, facts, credentials }} />
      )}
    </>
  );
}

/**
 * Records, right after the sign-up, which versions of the texts the visitor acknowledged, as later versions
 * may differ.
 */
export function useNotedTexts(
  { state, dispatch }: Pick<OnboardingStore, "state" | "dispatch">,
  { acknowledged }: Pick<OnboardingFacts, "acknowledged">,
) {
  const isUnnoted = state.acceptance?.texts.length === 0;
  useEffect(() => {
    if (isUnnoted) dispatch({ type: "texts-noted", texts: acknowledged });
  }, [isUnnoted, dispatch, acknowledged]);
}
