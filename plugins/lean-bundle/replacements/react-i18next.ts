import { createContext, createElement, useContext, useMemo, type ReactNode } from "react";
import type { I18n } from "./i18next";

const context = createContext<I18n | null>(null);

/** Provides the page's strings to its descendants. */
export const I18nextProvider = ({ i18n, children }: { i18n: I18n; children: ReactNode }) =>
  createElement(context.Provider, { value: i18n }, children);

/**
 * Returns the strings of a namespace. The result is stable until the page or its language changes.
 * @throws outside the provider
 */
export function useTranslation(namespace?: string) {
  const i18n = useContext(context);
  if (!i18n) throw new Error("No strings: I18nextProvider is missing.");
  const t = useMemo(() => i18n.getFixedT(null, namespace), [i18n, namespace]);
  return { t, i18n, ready: true };
}
