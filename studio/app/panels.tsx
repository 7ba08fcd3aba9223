import type { ReactElement } from "react";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import type { FoundItem } from "../server/find-text";
import type { ListedChange } from "../server/history";
import type { Outline } from "./api";
import { Button } from "./parts";
import { useStudio } from "./studio-context";

export type View = "form" | "history" | "handOver" | "pick";
export type DraftPlace = Outline["drafts"][number];

type HistoryProps = { changes: ListedChange[]; onUndo: (change: ListedChange) => void };

type BarProps = HistoryProps & {
  spoken: string;
  view: View;
  onView: (view: View) => void;
  onLanguage: (language: MaintainerLanguage) => void;
};

/** Header with the studio's name, global actions and status messages. */
export function Bar({ changes, spoken, view, onUndo, onView, onLanguage }: BarProps): ReactElement {
  const { locale, translate } = useStudio();
  const newest = changes.find(({ isUndone, isUndo }) => !isUndone && !isUndo);
  // Undone changes can be redone only until there is a new change.
  const undone = changes.find(({ isUndone, isUndo, undoes }) => (isUndo ? !isUndone : !undoes));
  const other = locale === "tr" ? "en" : "tr";
  return (
    <header className="bar">
      <h1>{translate("studio")}</h1>
      <div className="buttons">
        <Button text="undo" disabled={!newest} onClick={() => newest && onUndo(newest)} />
        <Button text="redo" disabled={!undone?.isUndo} onClick={() => undone && onUndo(undone)} />
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

/** List of all changes, newest first, each with an undo button. */
export function HistoryPanel({ changes, onUndo }: HistoryProps): ReactElement {
  const { locale, translate } = useStudio();
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  if (changes.length === 0) return <p>{translate("historyEmpty")}</p>;
  return (
    <ol className="history" reversed>
      {changes.map((change) => {
        const { id, at, label, undoes, isUndone, isUndo } = change;
        const name = translate(isUndo ? "redoOne" : "undoOne", { label });
        const undo = () => onUndo(change);
        const Text = isUndone ? "s" : "span";
        return (
          <li key={id}>
            <Text>{undoes ? translate(isUndo ? "undone" : "redone", { label }) : label}</Text>{" "}
            <time dateTime={at}>{moment.format(new Date(at))}</time>{" "}
            {!isUndone && (
              <Button className="small" text={isUndo ? "redo" : "undo"} aria-label={name} onClick={undo} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

type PickProps = { sections: Outline["sections"]; onChoose: (item: FoundItem) => void };

/** Items of some sections, for a task that edits one of them. */
export function PickPanel({ sections, onChoose }: PickProps): ReactElement {
  const { locale, translate } = useStudio();
  return (
    <>
      <p className="hint">{translate("pick")}</p>
      {sections.map(({ id, title, items }) => (
        <section key={id}>
          {sections.length > 1 && <h3>{title[locale]}</h3>}
          <ul className="picks">
            {items.map((item) => (
              <li key={item.file + item.at.join("/")}>
                <button type="button" onClick={() => onChoose(item)}>
                  {item.title[locale]}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type StartProps = { drafts: DraftPlace[]; onOpen: (draft: DraftPlace) => void };

/** Initial panel with instructions and unsaved drafts. */
export function StartPanel({ drafts, onOpen }: StartProps): ReactElement {
  const { translate } = useStudio();
  return (
    <>
      <p>{translate("choose")}</p>
      <p className="hint">{translate("chooseMore")}</p>
      {drafts.length > 0 && <h3>{translate("drafts")}</h3>}
      <ul>
        {drafts.map((draft) => (
          <li key={draft.file + draft.at.join("/") + draft.kind}>
            <Button text="open" values={{ label: draft.label }} onClick={() => onOpen(draft)} />
          </li>
        ))}
      </ul>
    </>
  );
}
