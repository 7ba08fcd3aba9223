import type { ReactElement } from "react";
import type { MaintainerLanguage } from "../../src/gatsby/content/maintainer-language";
import { istanbulDay } from "../../src/lib/istanbul-day";
import type { Translate } from "../texts/app-texts";
import type { Item } from "./api";
import type { ItemDraft } from "./use-item-draft";

type Props = {
  item: Item;
  title: string;
  locale: MaintainerLanguage;
  translate: Translate;
  draft: ItemDraft;
  onReload: () => void;
};

/** The next version of a text: the last part of its number is one more. */
export const nextVersion = (version: string): string =>
  version.replace(/\d+$/, (last) => String(Number(last) + 1));

/** What can be done with a form, and what is wrong in it. */
export function FormActions({ item, title, locale, translate, draft, onReload }: Props): ReactElement {
  const { findings, isChecking, isDirty, error, save, keepAddress, remove, value, setValue } = draft;
  const elsewhere = findings.filter(({ at }) => at === null);
  const isLegal = item.file.startsWith("data/legal/");
  const state = isChecking
    ? translate("checking")
    : findings.length > 0
      ? translate("mistakes", { count: findings.length })
      : translate(isDirty ? "unsaved" : "noMistakes");
  return (
    <div className="actions">
      {error && (
        <div role="alert" className="refusal">
          <p>{error.text?.[locale] ?? translate("offline")}</p>
          {error.code === "changedMeanwhile" && (
            <button type="button" onClick={onReload}>
              {translate("loadAgain")}
            </button>
          )}
        </div>
      )}
      {elsewhere.length > 0 && (
        <div className="elsewhere">
          <p>{translate("elsewhere")}</p>
          <ul>
            {elsewhere.map(({ file, message }) => (
              <li key={file + message.en}>
                <code>{file}</code> {message[locale]}
              </li>
            ))}
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
      <p role="status" className="state">
        {state}
      </p>
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
