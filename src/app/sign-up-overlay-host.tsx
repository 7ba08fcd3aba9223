import { useEffect } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLazyPart } from "@/async/use-lazy-part";
import { lazyNamespaces } from "@/i18n/lazy-namespaces";
import type { LayoutData } from "@/layout/layout-data";
import { showAlert } from "@/ui/alert-center";

const loadOverlay = async () =>
  (await import(/* webpackChunkName: "lazy-sign-up" */ "@/features/sign-up/sign-up-overlay")).SignUpOverlay;
const loadStrings = lazyNamespaces("sign-up", "forms", "errors");

type SignUpOverlayHostProps = { isOpen: boolean; onClose: () => void; data: LayoutData };

/** Loads the sign-up overlay and its strings on first use. */
export function SignUpOverlayHost({ isOpen, onClose, data }: SignUpOverlayHostProps) {
  const { t } = useTranslation("layout");
  const { part: Overlay, hasFailed, retry } = useLazyPart(isOpen, loadOverlay, loadStrings);

  useEffect(() => {
    if (!hasFailed) return;
    showAlert({ type: "error", message: t("overlay.failed") });
    onClose();
    retry();
  }, [hasFailed, onClose, retry, t]);

  if (!isOpen || !Overlay) return null;
  return <Overlay isOpen onClose={onClose} consentDefaults={data.siteFacts.signUp.consentDefaults} />;
}
