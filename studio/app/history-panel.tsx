import type { ReactElement } from "react";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import type { Translate } from "../texts/app-texts";
import type { Change } from "./api";

type Props = {
  changes: Change[];
  locale: MaintainerLanguage;
  translate: Translate;
  onUndo: (change: Change) => void;
};

/** List of all changes, newest first, each with an undo button. */
export function HistoryPanel({ changes, locale, translate, onUndo }: Props): ReactElement {
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  if (changes.length === 0) return <p>{translate("historyEmpty")}</p>;
  return (
    <ol className="history" reversed>
      {changes.map((change) => {
        const { id, at, label, undoes, isUndone } = change;
        const text = undoes ? translate("undone", { label }) : label;
        return (
          <li key={id}>
            <span className={isUndone ? "is-undone" : undefined}>{text}</span>{" "}
            <time dateTime={at}>{moment.format(new Date(at))}</time>{" "}
            {!isUndone && (
              <button
                type="button"
                className="small"
                aria-label={translate(undoes ? "redoOne" : "undoOne", { label })}
                onClick={() => onUndo(change)}
              >
                {translate(undoes ? "redo" : "undo")}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
