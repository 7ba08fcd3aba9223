import { useEffect, useRef, type ReactElement } from "react";
import { isLocale } from "../../src/config/languages";
import { textsIn } from "../../src/gatsby/data/json-texts";
import { istanbulDay } from "../../src/lib/istanbul-day";
import { Moves } from "./moves";
import { Button, ChangedFields, ItemList } from "./parts";
import type { Conflict } from "../server/merge";
import { shownValue } from "../texts/shown-value";
import { useStudio } from "./studio-context";
import { labelAt } from "./ui-schema";
import { useForm, type FormProps } from "./use-item-draft";

/** Increments the last part of the version number, and sets the date to today. */
const withNextVersion = (texts: unknown) => {
  const { version, ...others } = texts as Record<string, unknown>;
  const next = String(version).replace(/\d+$/, (last) => String(Number(last) + 1));
  return { ...others, version: next, effectiveDate: istanbulDay(new Date()) };
};

/**
 * The user's values for conflicting fields, beside the newly saved values or, once replaced by them, alone and
 * as typed.
 */
function Conflicts({
  list,
  title,
  areReplaced,
}: {
  list: Conflict[];
  title: string;
  areReplaced?: boolean;
}): ReactElement {
  const { locale, translate, placeholders } = useStudio();
  const { item } = useForm();
  const shown = (value: unknown) => shownValue(value, placeholders, locale);
  const nameAt = (at: Conflict["at"]) => {
    const names = [at.filter((key) => !isLocale(key)), at].map((path) => labelAt(item.schema, path) ?? title);
    return [...new Set(names)].join(" – ");
  };
  const typed = (value: unknown) =>
    textsIn(value)
      .map(({ text }) => text)
      .join("\n") || shown(value);
  return (
    <dl>
      {list.map(({ at, mine, theirs }, index) => (
        <div key={index}>
          <dt>{nameAt(at)}</dt>
          {!areReplaced && <dd>{translate("theirs", { value: shown(theirs) })}</dd>}
          <dd>{translate("mine", { value: areReplaced ? typed(mine) : shown(mine) })}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Conflict with a version saved in the meantime, with both values of each field. */
function Rejection({ title }: FormProps): ReactElement | null {
  const { explain } = useStudio();
  const { error, insist, giveWay } = useForm();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => void alert.current?.scrollIntoView({ block: "nearest" }), [error]);
  if (error?.code !== "changedMeanwhile") return null;
  return (
    <div role="alert" className="refusal" ref={alert}>
      <p>{explain(error)}</p>
      <Conflicts list={error.conflicts} title={title} />
      <div className="buttons">
        <Button text="saveMine" onClick={() => void insist()} />
        <Button text="loadAgain" onClick={giveWay} />
      </div>
    </div>
  );
}

/** Conflicts of an item, errors in other items, changed fields, and buttons that move or delete the item. */
export function FormNotes(props: FormProps): ReactElement {
  const { item, title, onOpen, nameOf } = props;
  const { locale, translate, announce } = useStudio();
  const draft = useForm();
  const { findings, replaced, changes, isDisputed } = draft;
  const elsewhere = findings.filter(({ at }) => at === null);
  const remove = async () => {
    announce(translate("checking"));
    // If the studio is unreachable, the removal reports it.
    const isPossible = await draft.canRemove().catch(() => true);
    announce("");
    // A removal that is about to be rejected needs no confirmation.
    if (!isPossible || confirm(translate("removeSure", { label: title }))) await draft.remove();
  };
  return (
    <div className="notes">
      <div className="buttons">
        {item.listLength !== undefined && <Moves last={item.listLength} />}
        {item.isRemovable && <Button text="remove" className="danger" onClick={() => void remove()} />}
      </div>
      <Rejection {...props} />
      {replaced && (
        <>
          <p>{translate("replaced")}</p>
          <Conflicts list={replaced} title={title} areReplaced />
        </>
      )}
      {elsewhere.length > 0 && (
        <div className="elsewhere">
          <p>{translate("elsewhere")}</p>
          <ItemList
            items={elsewhere.map(({ file, source, message }) => ({
              name: nameOf(source) ?? file,
              source,
              text: message[locale],
            }))}
            onOpen={onOpen}
          />
        </div>
      )}
      {!isDisputed && <ChangedFields lines={changes} />}
    </div>
  );
}

/** State of a form in one line, and its buttons, which stay visible. */
export function FormActions({ item }: FormProps): ReactElement {
  const { translate, explain } = useStudio();
  const draft = useForm();
  const { findings, shownFindings, isChecking, isDirty, isReminding, error } = draft;
  const kind = isReminding ? "reminders" : shownFindings.length > 0 ? "mistakes" : "toFill";
  const states = [
    findings.length > 0 && translate(kind, { count: findings.length }),
    isDirty && isReminding && translate("unsaved"),
    !isDirty && !item.kind && findings.length === 0 && translate("noMistakes"),
  ];
  const state = isChecking ? translate("checking") : states.filter(Boolean).join(" · ");
  return (
    <div className="actions">
      {error && error.code !== "changedMeanwhile" && (
        <p role="alert" className="refusal">
          {explain(error)}
        </p>
      )}
      <div className="buttons">
        <Button
          text="save"
          id="save"
          className="main"
          title="Ctrl+S"
          aria-keyshortcuts="Control+S"
          onClick={() => void draft.save()}
        />
        {findings.length > 0 && <Button text="goToFirst" onClick={draft.goToFirst} />}
        {isDirty && (
          <Button text="discard" onClick={() => confirm(translate("discardSure")) && draft.discard()} />
        )}
        {item.file.startsWith("data/legal/") && (
          <Button text="newVersion" onClick={() => draft.setValue(withNextVersion)} />
        )}
        <p role="status">{state}</p>
      </div>
    </div>
  );
}
