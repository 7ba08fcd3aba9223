import { useEffect } from "react";
import { isLocale } from "../../src/config/languages";
import { textsIn } from "../../src/gatsby/data/json-texts";
import type { PageMessage, StudioMessage } from "../../src/lib/source-mark";
import { valueAt, type Target } from "../server/target";
import { shownText } from "../texts/translator";
import { useStudio } from "./studio-context";

/** Splits a text into lines, without the Markdown syntax of headings and list items. */
const linesOf = (text: string) => text.split("\n").map((line) => line.replace(/^(?:#+|[-*]|\d+\.)\s+/, ""));

/** Shows the texts of the open form on the page as they are typed. */
export function useTypedTexts({ file, at }: Target, before: unknown, value: unknown) {
  const { preview, placeholders } = useStudio();
  useEffect(() => {
    const texts = textsIn(value).flatMap(({ at: path, text }) => {
      const [language, saved] = [path.at(-1), valueAt(before, path)];
      if (!isLocale(language) || typeof saved !== "string") return [];
      const [old, now] = [saved, text].map((one) => linesOf(shownText(one, placeholders, language)));
      // Added and removed lines appear after the save.
      if (old?.length !== now?.length) return [];
      const source = { file, at: [...at, ...path] };
      return (old ?? []).map((line, index) => ({ source, saved: line, text: now?.[index] ?? "" }));
    });
    const send = () => {
      const frame = document.querySelector<HTMLIFrameElement>(".preview iframe");
      frame?.contentWindow?.postMessage({ studio: "texts", texts } satisfies StudioMessage, preview ?? "");
    };
    send();
    const hear = ({ origin, data }: MessageEvent<PageMessage>) => {
      if (origin === preview && data.studio === "ready") send();
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [preview, placeholders, file, at, before, value]);
}
