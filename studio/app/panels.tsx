import type { ReactElement } from "react";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import { interpolate } from "../../src/gatsby/data/interpolate";
import type { FoundItem } from "../server/find-text";
import type { ListedChange } from "../server/history";
import type { Task } from "./outline-list";
import { Button, ChangedFields, Formatted, Moment } from "./parts";
import { useStudio } from "./studio-context";

export type View = "form" | "history" | "handOver" | "pick";

type HistoryProps = {
  changes: ListedChange[];
  /** Changes up to this time have been handed over. */
  handedUntil: string;
  onUndo: (change: ListedChange) => void;
};

type BarProps = Omit<HistoryProps, "handedUntil"> & {
  spoken: { text: string; isError: boolean };
  view: View;
  onView: (view: View) => void;
  onLanguage: (language: MaintainerLanguage) => void;
};

/** Returns the change that was made or redone last. */
export function lastDone<Listed extends Pick<ListedChange, "times" | "isUndone">>(
  changes: readonly Listed[],
) {
  const lastTime = ({ times }: Listed) => times.at(-1) ?? "";
  const done = changes.filter(({ isUndone }) => !isUndone);
  return done.sort((a, b) => lastTime(b).localeCompare(lastTime(a)))[0];
}

export function Bar({ changes, spoken, view, onUndo, onView, onLanguage }: BarProps): ReactElement {
  const { locale, translate } = useStudio();
  const newest = lastDone(changes);
  const other = locale === "tr" ? "en" : "tr";
  return (
    <header className="bar">
      <h1>{translate("studio")}</h1>
      <div className="buttons">
        <Button text="undo" disabled={!newest} onClick={() => newest && onUndo(newest)} />
        {(["history", "handOver"] as const).map((name) => (
          <Button key={name} text={name} aria-pressed={view === name} onClick={() => onView(name)} />
        ))}
        <Button text="otherLanguage" lang={other} onClick={() => onLanguage(other)} />
      </div>
      <p role="status" className={spoken.isError ? "spoken is-error" : "spoken"}>
        {spoken.text}
      </p>
    </header>
  );
}

/** List of all changes, newest first, each with an undo button. */
export function HistoryPanel({ changes, handedUntil, onUndo }: HistoryProps): ReactElement {
  const { translate } = useStudio();
  if (changes.length === 0) return <p>{translate("historyEmpty")}</p>;
  return (
    <ol className="history" reversed>
      {changes.map((change) => {
        const { id, at, times, label, details, isUndone } = change;
        const isHanded = times.every((time) => time <= handedUntil);
        const Text = isUndone ? "s" : "span";
        const [way, name] = isUndone ? (["redo", "redoOne"] as const) : (["undo", "undoOne"] as const);
        return (
          <li key={id}>
            <Text>
              <Formatted text={label} />
            </Text>{" "}
            <Moment at={at} /> {isHanded && <em className="hint">{translate("handed")}</em>}{" "}
            <Button
              className="small"
              text={way}
              aria-label={translate(name, { label })}
              onClick={() => onUndo(change)}
            />
            <ChangedFields lines={details} />
          </li>
        );
      })}
    </ol>
  );
}

const constants = "data/constants.json";

type PickProps = { task: Task; onChoose: (item: FoundItem) => void };

/** Items in the files that match a task, for selecting the one to edit. */
export function PickPanel({ task, onChoose }: PickProps): ReactElement {
  const { locale, translate, sections: all, placeholders } = useStudio();
  const sections = all
    .map((section) => ({ ...section, items: section.items.filter(({ file }) => task.picks.test(file)) }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      <p className="hint">{translate(task.hint ?? "pick")}</p>
      {sections.map(({ id, title, items }) => (
        <section key={id}>
          {sections.length > 1 && <h3>{title[locale]}</h3>}
          <ul className="picks">
            {items.map((item) => (
              <li key={item.file + item.at.join("/")}>
                <button type="button" onClick={() => onChoose(item)}>
                  {item.title[locale]}
                </button>
                {item.note && <span className="hint">{item.note[locale]}</span>}
                {item.file === constants && (
                  <strong>{interpolate(`{${item.at[0]}}`, placeholders, locale)}</strong>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
