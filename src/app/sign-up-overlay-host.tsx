import { useEffect, useState, type ComponentType } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { addLateStrings, lateStrings } from "@/i18n/late-strings";
import { useLocale } from "@/i18n/use-locale";
import type { LayoutData } from "@/layout/layout-data";
import { showAlert } from "@/ui/alert-center";

type Overlay = ComponentType<{
  isOpen: boolean;
  onClose: () => void;
  consentDefaults: LayoutData["siteFacts"]["signUp"]["consentDefaults"];
}>;

const loadStrings = lateStrings("sign-up", "forms", "errors");

type SignUpOverlayHostProps = { isOpen: boolean; onClose: () => void; data: LayoutData };

/** Loads the sign-up overlay and its strings when somebody wants it, not before. */
export function SignUpOverlayHost({ isOpen, onClose, data }: SignUpOverlayHostProps) {
  const { t, i18n } = useTranslation("layout");
  const locale = useLocale();
  const [overlay, setOverlay] = useState<{ Component: Overlay; locale: string }>();
  const isReady = overlay?.locale === locale;

  useEffect(() => {
    if (!isOpen || isReady) return;
    let isCurrent = true;
    Promise.all([
      import(/* webpackChunkName: "lazy-sign-up" */ "@/features/sign-up/sign-up-overlay"),
      loadStrings(locale),
    ])
      .then(([{ SignUpOverlay }, strings]) => {
        addLateStrings(i18n, locale, strings);
        if (isCurrent) setOverlay({ Component: SignUpOverlay, locale });
      })
      .catch(() => {
        if (!isCurrent) return;
        showAlert({ type: "error", message: t("overlay.failed") });
        onClose();
      });
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isReady, locale, i18n, onClose, t]);

  if (!isOpen || !isReady) return null;
  const { Component } = overlay;
  return <Component isOpen onClose={onClose} consentDefaults={data.siteFacts.signUp.consentDefaults} />;
}
