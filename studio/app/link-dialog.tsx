import { useId, useState, type ReactElement } from "react";
import { foldText, matchesQuery } from "../../src/lib/fold-text";
import { Button, Hint } from "./parts";
import { useStudio } from "./studio-context";

type Props = {
  address: string;
  /** Receives the new URL; empty to remove the link, undefined if nothing changes. */
  onClose: (address?: string) => void;
};

/** Dialog for a link's URL, with a list of the site's pages that match what is typed. */
export function LinkDialog({ address: current, onClose }: Props): ReactElement {
  const { locale, translate, sections } = useStudio();
  const [typed, setTyped] = useState(current);
  const id = useId();
  const titles = new Map<string, string>();
  const add = (page: string, title: string) => titles.has(page) || titles.set(page, title);
  for (const { title, items } of sections)
    // Figures and interface strings have no page of their own.
    for (const { page, title: own } of items.filter(
      ({ file }) => !/^(?:locales|data\/constants)/.test(file),
    )) {
      const isShared = items.filter((other) => other.page === page).length > 1;
      if (page.includes("#") || isShared) add(page.replace(/#.*/, ""), title[locale]);
      add(page, own[locale]);
    }
  const address = typed.trim();
  const [page] = [...titles].find(([, title]) => foldText(title) === foldText(address)) ?? [];
  const isAddress = address === "" || page !== undefined || /^(?:\/(?!\/)|https:\/\/|#)/.test(address);
  const listed = [...titles].filter(([path, title]) => matchesQuery(`${title} ${path}`, address));
  return (
    <dialog
      aria-labelledby={`${id}-title`}
      ref={(dialog) => {
        if (dialog?.open === false) dialog.showModal();
      }}
      onClose={({ currentTarget: { returnValue } }) =>
        onClose(returnValue === "set" ? (page ?? address) : returnValue || undefined)
      }
    >
      {/* The form around the field would prevent the dialog from closing. */}
      <form method="dialog" onSubmit={(event) => event.stopPropagation()}>
        <label id={`${id}-title`} htmlFor={id}>
          {translate("linkAddress")}
        </label>
        <Hint id={id} text={translate("linkHint")} />
        <input
          id={id}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          ref={(input) => input?.setCustomValidity(isAddress ? "" : translate("linkHint"))}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="buttons">
          <Button text="setLink" type="submit" value="set" className="main" />
          <Button text="cancel" type="submit" value="" formNoValidate />
        </div>
        <ul className="picks" aria-label={translate("pages")}>
          {listed.map(([path, title]) => (
            <li key={path}>
              <button type="submit" value={path} formNoValidate>
                {title}
              </button>
              <span className="hint">{path}</span>
            </li>
          ))}
        </ul>
      </form>
    </dialog>
  );
}
