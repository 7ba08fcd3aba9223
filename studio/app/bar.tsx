import type { ReactElement } from "react";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import type { ListedChange } from "../server/history";
import { Button } from "./button";
import { useStudio } from "./studio-context";

export type View = "form" | "history" | "handOver";

type Props = {
  changes: ListedChange[];
  spoken: string;
  view: View;
  onUndo: (change: ListedChange) => void;
  onView: (view: View) => void;
  onLanguage: (language: MaintainerLanguage) => void;
};

/** Header with the studio's name, global actions and status messages. */
export function Bar({ changes, spoken, view, onUndo, onView, onLanguage }: Props): ReactElement {
  const { locale, translate } = useStudio();
  const [newest] = changes.filter(({ isUndone, undoes }) => !isUndone && !undoes);
  const [undone] = changes.filter(({ isUndone }) => !isUndone);
  const other = locale === "tr" ? "en" : "tr";
  return (
    <header className="bar">
      <h1>{translate("studio")}</h1>
      <div className="buttons">
        <Button text="undo" disabled={!newest} onClick={() => newest && onUndo(newest)} />
        <Button text="redo" disabled={!undone?.undoes} onClick={() => undone && onUndo(undone)} />
        {(["history", "handOver"] as const).map((name) => (
          <Button key={name} text={name} aria-pressed={view === name} onClick={() => onView(name)} />
        ))}
        <Button text="otherLanguage" lang={other} onClick={() => onLanguage(other)} />
      </div>
      <p role="status" className="spoken">
        {spoken}
      </p>
    </header>
  );
}
