import { useCallback, useState, useSyncExternalStore } from "react";
import { useLocale } from "@/i18n/use-locale";
import { onForget } from "@/features/onboarding/visit-memory";
import type { MetaOutcome } from "./meta-connection";
import { standInConnection } from "./stand-in-connection";

/** In memory only: it survives a change of screen or language, never a reload, and is written nowhere. */
let token: string | null = null;
const listeners = new Set<() => void>();

function setToken(next: string | null) {
  token = next;
  listeners.forEach((listener) => listener());
}

onForget(() => setToken(null));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Meta's short-lived token of this visit, the dialog that brings it, and how the dialog ended when it brought none. */
export function useMetaToken() {
  const locale = useLocale();
  const current = useSyncExternalStore(
    subscribe,
    () => token,
    () => null,
  );
  const [isConnecting, setIsConnecting] = useState(false);
  const [outcome, setOutcome] = useState<Exclude<MetaOutcome["outcome"], "granted"> | null>(null);

  const connect = useCallback(async () => {
    setIsConnecting(true);
    setOutcome(null);
    const result = await standInConnection.connect(locale);
    setIsConnecting(false);
    if (result.outcome === "granted") setToken(result.shortLivedToken);
    else setOutcome(result.outcome);
  }, [locale]);

  const forget = useCallback(() => setToken(null), []);
  return { token: current, connect, forget, isConnecting, outcome };
}
