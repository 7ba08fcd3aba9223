import { useCallback, useEffect, useRef, useState } from "react";
import { useLocale } from "@/i18n/use-locale";
import { createStore, useStore } from "@/ui/create-store";
import { onForget } from "@/state/memory-store";
import type { MetaConnection, MetaFailure, MetaStage } from "./meta-connection";
import { env } from "@/config/env";
import { facebookConnection } from "./facebook-connection";
import { standInConnection } from "./stand-in-connection";

/** Returns Meta's login if an application id is configured, otherwise the local replacement. */
const chosenConnection = (): MetaConnection => (env.facebook.appId ? facebookConnection : standInConnection);

/** Short-lived token, kept only in memory: survives a change of screen or language, but not a reload. */
const token = createStore<string | null>(null);
const setToken = token.write;
onForget(() => setToken(null));

/** Reason for a missing token: the outcome of the dialog, or a token that the backend no longer accepts. */
export type MetaProblem = MetaFailure | "expired";

type Progress = "preparing" | "ready" | "connecting" | MetaStage;

/**
 * Returns this visit's short-lived Meta token, functions that open the dialog, and the problem if there is no
 * token.
 */
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
    // Stored even if the screen has been unmounted in the meantime, for example by a language change.
    if (result.outcome === "granted") setToken(result.shortLivedToken);
    if (!isMine()) return;
    setProgress("ready");
    if (result.outcome === "granted") return;
    setProblem(result.outcome);
    setErrorId(result.errorId);
  }, [locale]);

  /** Discards a token that the backend no longer accepts. */
  const expire = useCallback(() => {
    setProblem("expired");
    setToken(null);
  }, []);
  /** Discards the token, so that the visitor can use another account. */
  const forget = useCallback(() => {
    setProblem(null);
    setToken(null);
  }, []);
  return { token: current, progress, problem, errorId, prepare, connect, expire, forget };
}
