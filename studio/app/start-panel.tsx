import type { ReactElement } from "react";
import type { Translate } from "../texts/app-texts";
import type { DraftPlace } from "./api";

type Props = { drafts: DraftPlace[]; translate: Translate; onOpen: (draft: DraftPlace) => void };

/** Initial panel: how to start, and unsaved drafts. */
export function StartPanel({ drafts, translate, onOpen }: Props): ReactElement {
  return (
    <>
      <p>{translate("choose")}</p>
      <p className="hint">{translate("chooseMore")}</p>
      {drafts.length > 0 && (
        <section>
          <h3>{translate("drafts")}</h3>
          <ul>
            {drafts.map((draft) => (
              <li key={draft.file + draft.at.join("/") + draft.kind}>
                <button type="button" onClick={() => onOpen(draft)}>
                  {translate("open", { label: draft.label })}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
