import type { ReactElement } from "react";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import { istanbulDay } from "../../src/lib/istanbul-day";
import type { Translate } from "../texts/app-texts";
import type { Item, Target } from "./api";
import { labelAt } from "./ui-schema";
import { goToFirstMistake, type ItemDraft } from "./use-item-draft";

type Props = {
  item: Item;
  title: string;
  locale: MaintainerLanguage;
  translate: Translate;
  draft: ItemDraft;
  onReload: () => void;
  /** Opens the form of another target. */
  onOpen: (source: Target) => void;
  /** Returns the list's title of the item at a target; undefined if no form edits it. */
  nameOf: (source: Target) => string | undefined;
};

/** Formats a value on one line. */
const shown = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? "–"));

/** Returns the next version number: increments the last part. */
export const nextVersion = (version: string): string =>
  version.replace(/\d+$/, (last) => String(Number(last) + 1));

/** Action buttons of a form, and the summary of its errors. */
export function FormActions(props: Props): ReactElement {
  const { item, title, locale, translate, draft, onReload, onOpen, nameOf } = props;
  const { findings, isChecking, isDirty, error, save, keepAddress, remove, move, insist, value, setValue } =
    draft;
  const elsewhere = findings.filter(({ at }) => at === null);
  const isLegal = item.file.startsWith("data/legal/");
  const state = isChecking
    ? translate("checking")
    : findings.length > 0
      ? translate(draft.isReminding ? "reminders" : "mistakes", { count: findings.length })
      : translate(isDirty ? "unsaved" : "noMistakes");
  return (
    <div className="actions">
      {error && (
        <div role="alert" className="refusal">
          <p>{error.text?.[locale] ?? translate("offline")}</p>
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
                <button type="button" onClick={() => void insist()}>
                  {translate("saveMine")}
                </button>
                <button type="button" onClick={onReload}>
                  {translate("loadAgain")}
                </button>
              </div>
            </>
          )}
        </div>
      )}
      {elsewhere.length > 0 && (
        <div className="elsewhere">
          <p>{translate("elsewhere")}</p>
          <ul>
            {elsewhere.map(({ file, source, message }) => {
              const name = nameOf(source);
              return (
                <li key={file + source.at.join("/") + message.en}>
                  {name ? (
                    <button type="button" className="small" onClick={() => onOpen(source)}>
                      {translate("open", { label: name })}
                    </button>
                  ) : (
                    <code>{file}</code>
                  )}{" "}
                  {message[locale]}
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {findings.map(
        ({ redirect }) =>
          redirect && (
            <button
              key={redirect.from}
              type="button"
              id="keep-address"
              onClick={() => void keepAddress(redirect)}
            >
              {translate("keepAddress", redirect)}
            </button>
          ),
      )}
      {draft.isKept && isDirty && <p className="hint">{translate("draftKept")}</p>}
      <p role="status" className="state">
        {state}
      </p>
      {findings.length > 0 && (
        <button type="button" className="small" onClick={goToFirstMistake}>
          {translate(draft.isReminding ? "firstReminder" : "firstMistake")}
        </button>
      )}
      <div className="buttons">
        <button type="button" id="save" className="main" onClick={() => void save()}>
          {translate("save")}
        </button>
        {isDirty && (
          <button type="button" onClick={onReload}>
            {translate("discard")}
          </button>
        )}
        {isLegal && (
          <button
            type="button"
            onClick={() => {
              const texts = value as Record<string, unknown>;
              setValue({
                ...texts,
                version: nextVersion(String(texts.version)),
                effectiveDate: istanbulDay(new Date()),
              });
            }}
          >
            {translate("newVersion")}
          </button>
        )}
        {item.isMovable &&
          !isDirty &&
          ([-1, 1] as const).map((by) => (
            <button key={by} type="button" onClick={() => void move(by)}>
              {translate(by < 0 ? "moveItemUp" : "moveItemDown")}
            </button>
          ))}
        {item.isRemovable && (
          <button
            type="button"
            className="danger"
            onClick={() => {
              if (confirm(translate("removeSure", { label: title }))) void remove();
            }}
          >
            {translate("remove")}
          </button>
        )}
      </div>
    </div>
  );
}
