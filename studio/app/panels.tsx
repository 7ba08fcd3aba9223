import type { ReactElement } from "react";
import type { ListedChange } from "../server/history";
import type { Outline } from "./api";
import { Button } from "./button";
import { useStudio } from "./studio-context";

export type DraftPlace = Outline["drafts"][number];

type HistoryProps = { changes: ListedChange[]; onUndo: (change: ListedChange) => void };

/** List of all changes, newest first, each with an undo button. */
export function HistoryPanel({ changes, onUndo }: HistoryProps): ReactElement {
  const { locale, translate } = useStudio();
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  if (changes.length === 0) return <p>{translate("historyEmpty")}</p>;
  return (
    <ol className="history" reversed>
      {changes.map((change) => {
        const { id, at, label, undoes, isUndone } = change;
        const name = translate(undoes ? "redoOne" : "undoOne", { label });
        const undo = () => onUndo(change);
        return (
          <li key={id}>
            <span className={isUndone ? "is-undone" : undefined}>
              {undoes ? translate("undone", { label }) : label}
            </span>{" "}
            <time dateTime={at}>{moment.format(new Date(at))}</time>{" "}
            {!isUndone && (
              <Button className="small" text={undoes ? "redo" : "undo"} aria-label={name} onClick={undo} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

type StartProps = { drafts: DraftPlace[]; onOpen: (draft: DraftPlace) => void };

/** Initial panel: how to start, and unsaved drafts. */
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
