import type { ReactElement } from "react";
import { istanbulDay } from "../../src/lib/istanbul-day";
import { Button, ChangedFields } from "./parts";
import { valueAt, withValueAt } from "../server/target";
import { shownValue } from "../texts/shown-value";
import { useStudio } from "./studio-context";
import { labelAt } from "./ui-schema";
import { goToFirstMistake, useForm, type FormProps } from "./use-item-draft";

const moveButtons = [
  ["move-up", "moveUp", -1],
  ["move-down", "moveDown", 1],
] as const;

/** Increments the last part of the version number, and sets today's date. */
const withNextVersion = (texts: unknown) => {
  const { version, ...others } = texts as Record<string, unknown>;
  const next = String(version).replace(/\d+$/, (last) => String(Number(last) + 1));
  return { ...others, version: next, effectiveDate: istanbulDay(new Date()) };
};

/** Reason why a draft was not saved, with both values of each conflict. */
function Rejection({ title }: FormProps): ReactElement | null {
  const { locale, explain, translate, placeholders } = useStudio();
  const { item, error, insist, discard } = useForm();
  if (!error) return null;
  const shown = (value: unknown) => shownValue(value, placeholders, locale);
  return (
    <div role="alert" className="refusal">
      <p>{explain(error)}</p>
      {error.code === "changedMeanwhile" && (
        <>
          <dl>
            {error.conflicts.map(({ at, mine, theirs }) => (
              <div key={at.join("/")}>
                <dt>{labelAt(item.schema, at) ?? title}</dt>
                <dd>{translate("theirs", { value: shown(theirs) })}</dd>
                <dd>{translate("mine", { value: shown(mine) })}</dd>
              </div>
            ))}
          </dl>
          <div className="buttons">
            <Button text="saveMine" onClick={() => void insist()} />
            <Button text="loadAgain" onClick={discard} />
          </div>
        </>
      )}
    </div>
  );
}

export function FormActions(props: FormProps): ReactElement {
  const { item, title, onOpen, nameOf } = props;
  const { locale, translate } = useStudio();
  const draft = useForm();
  const { findings, isChecking, isDirty, isReminding } = draft;
  const elsewhere = findings.filter(({ at }) => at === null);
  const state = isChecking
    ? translate("checking")
    : findings.length > 0
      ? translate(isReminding ? "reminders" : "mistakes", { count: findings.length })
      : isDirty || !item.kind
        ? translate(isDirty ? "unsaved" : "noMistakes")
        : "";
  const remove = () => {
    if (confirm(translate("removeSure", { label: title }))) void draft.remove();
  };
  return (
    <div className="actions">
      <Rejection {...props} />
      {elsewhere.length > 0 && (
        <div className="elsewhere">
          <p>{translate("elsewhere")}</p>
          <ul>
            {elsewhere.map(({ file, source, message }) => (
              <li key={file + source.at.join("/") + message.en}>
                <Button
                  className="small"
                  text="open"
                  values={{ label: nameOf(source) ?? file }}
                  onClick={() => onOpen(source)}
                />{" "}
                {message[locale]}
              </li>
            ))}
          </ul>
        </div>
      )}
      {findings.map(({ at, fix }) => {
        const text = at?.length ? valueAt(draft.value, at) : undefined;
        if (!at || !fix || typeof text !== "string" || !text.includes(fix.from)) return null;
        const values = { label: labelAt(item.schema, at) ?? title, ...fix };
        const correct = () => draft.setValue((old) => withValueAt(old, at, text.replace(fix.from, fix.to)));
        return (
          <Button
            key={at.join("/") + fix.to}
            className="small"
            text="correct"
            values={values}
            onClick={correct}
          />
        );
      })}
      <p role="status">{state}</p>
      <ChangedFields lines={draft.changes} />
      {findings.length > 0 && <Button className="small" text="goToFirst" onClick={goToFirstMistake} />}
      <div className="buttons">
        <Button text="save" id="save" className="main" onClick={() => void draft.save()} />
        {isDirty && (
          <Button text="discard" onClick={() => confirm(translate("discardSure")) && draft.discard()} />
        )}
        {item.file.startsWith("data/legal/") && (
          <Button text="newVersion" onClick={() => draft.setValue(withNextVersion)} />
        )}
        {!isDirty &&
          item.moves &&
          moveButtons.map(([id, text, step]) => (
            <Button
              key={id}
              {...{ id, text }}
              disabled={!item.moves?.includes(step)}
              onClick={() => void draft.move(step)}
            />
          ))}
        {item.isRemovable && <Button text="remove" className="danger" onClick={remove} />}
      </div>
    </div>
  );
}
