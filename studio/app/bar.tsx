import type { ReactElement } from "react";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import type { Translate } from "../texts/app-texts";
import type { Change } from "./api";

export type View = "form" | "history" | "handOver";

type Props = {
  changes: Change[];
  locale: MaintainerLanguage;
  translate: Translate;
  spoken: string;
  view: View;
  onUndo: (change: Change) => void;
  onView: (view: View) => void;
  onLanguage: (language: MaintainerLanguage) => void;
};

/** Header with the studio's name, global actions and status messages. */
export function Bar({
  changes,
  locale,
  translate,
  spoken,
  view,
  onUndo,
  onView,
  onLanguage,
}: Props): ReactElement {
  const [newest] = changes.filter(({ isUndone, undoes }) => !isUndone && !undoes);
  const [undone] = changes.filter(({ isUndone }) => !isUndone);
  const other = locale === "tr" ? "en" : "tr";
  return (
    <header className="bar">
      <h1>{translate("studio")}</h1>
      <div className="buttons">
        <button type="button" disabled={!newest} onClick={() => newest && onUndo(newest)}>
          {translate("undo")}
        </button>
        <button type="button" disabled={!undone?.undoes} onClick={() => undone && onUndo(undone)}>
          {translate("redo")}
        </button>
        <button type="button" aria-pressed={view === "history"} onClick={() => onView("history")}>
          {translate("history")}
        </button>
        <button type="button" aria-pressed={view === "handOver"} onClick={() => onView("handOver")}>
          {translate("handOver")}
        </button>
        <button type="button" lang={other} onClick={() => onLanguage(other)}>
          {translate("otherLanguage")}
        </button>
      </div>
      <p role="status" className="spoken">
        {spoken}
      </p>
    </header>
  );
}
