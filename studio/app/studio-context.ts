import { createContext, useContext, useEffect, useMemo, useState } from "react";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import { translator } from "../texts/translator";
import { ApiError, type Outline } from "./api";

function wordsOf(locale: MaintainerLanguage) {
  const translate = translator(locale);
  const explain = (reason: unknown) =>
    (reason instanceof ApiError && reason.text?.[locale]) || translate("offline");
  return { locale, translate, explain };
}

/**
 * Returns the strings of the studio's language, which the browser remembers, and a function that changes the
 * language.
 */
export function useLanguage() {
  const [locale, setLocale] = useState<MaintainerLanguage>(localStorage.language === "en" ? "en" : "tr");
  const words = useMemo(() => wordsOf(locale), [locale]);
  useEffect(() => {
    document.documentElement.lang = localStorage.language = locale;
    document.title = words.translate("studio");
  }, [locale, words]);
  return { words, setLocale };
}

type StudioAround = ReturnType<typeof wordsOf> &
  Pick<Outline, "sections" | "placeholders" | "placeholderTitles" | "preview"> & {
    /** Announces a message to screen readers. */
    announce: (text: string, isError?: boolean) => void;
  };

// The studio provides the context to all of its parts.
export const StudioContext = createContext({} as StudioAround);

export const useStudio = (): StudioAround => useContext(StudioContext);

/** Returns a component's status message and its setter, which also announces the message. */
export function useStatus() {
  const { announce, explain } = useStudio();
  const [status, setStatus] = useState("");
  const say = (text: string, isError = false) => {
    setStatus(text);
    announce(text, isError);
  };
  return { status, say, refused: (reason: unknown) => say(explain(reason), true) };
}
