import { useCallback, useEffect, useRef, useState } from "react";
import { useLocale } from "@/i18n/use-locale";
import { createStore, useStore } from "@/ui/create-store";
import { onForget } from "@/state/memory-store";
import type { MetaConnection, MetaFailure, MetaStage } from "./meta-connection";
import { env } from "@/config/env";
import { facebookConnection } from "./facebook-connection";
import { standInConnection } from "./stand-in-connection";

/** Meta's own login where an application id is configured, else the local stand-in. */
const chosenConnection = (): MetaConnection => (env.facebook.appId ? facebookConnection : standInConnection);

/** In memory only: it survives a change of screen or language, never a reload, and is written nowhere. */
const token = createStore<string | null>(null);
const setToken = token.write;
onForget(() => setToken(null));

/** Why there is no token: how the dialog ended, or that the backend no longer accepts the one it brought. */
export type MetaProblem = MetaFailure | "expired";

type Progress = "preparing" | "ready" | "connecting" | MetaStage;

/** Meta's short-lived token of this visit, the dialog that brings it, and what stands in the way when it brought none. */
export function useMetaToken() {
  const locale = useLocale();
  const current = useStore(token);
  const [progress, setProgress] = useState<Progress>("preparing");
  const [problem, setProblem] = useState<MetaProblem | null>(null);
  const [errorId, setErrorId] = useState<string>();
  const attempt = useRef(0);
  const isWanted = current === null;

  const prepare = useCallback(async () => {
    const mine = (attempt.current += 1);
    setProgress("preparing");
    const isReady = await chosenConnection().prepare(locale);
    if (attempt.current !== mine) return;
    setProgress("ready");
    setProblem((last) => (isReady ? (last === "unavailable" ? null : last) : "unavailable"));
  }, [locale]);

  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => void prepare());
    return () => {
      clearTimeout(timer);
      attempt.current += 1;
    };
  }, [isWanted, prepare]);

  const connect = useCallback(async () => {
    const mine = (attempt.current += 1);
    setProgress("connecting");
    setProblem(null);
    setErrorId(undefined);
    const isMine = () => attempt.current === mine;
    const result = await chosenConnection().connect(locale, (stage) => isMine() && setProgress(stage));
    // Taken even by a screen that has been left meanwhile, such as for the other language.
    if (result.outcome === "granted") setToken(result.shortLivedToken);
    if (!isMine()) return;
    setProgress("ready");
    if (result.outcome === "granted") return;
    setProblem(result.outcome);
    setErrorId(result.errorId);
  }, [locale]);

  /** Forgets a token that is no longer accepted. */
  const expire = useCallback(() => {
    setProblem("expired");
    setToken(null);
  }, []);
  /** Forgets the token, so that another account can be used. */
  const forget = useCallback(() => {
    setProblem(null);
    setToken(null);
  }, []);
  return { token: current, progress, problem, errorId, prepare, connect, expire, forget };
}
