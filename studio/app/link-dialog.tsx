import { useId, useState, type ReactElement } from "react";
import { Button, Hint } from "./parts";
import { useStudio } from "./studio-context";

type Props = {
  address: string;
  /** Receives the new URL; empty to remove the link, undefined if nothing changes. */
  onClose: (address?: string) => void;
};

/** Dialog for a link's URL, with the site's pages as suggestions. */
export function LinkDialog({ address, onClose }: Props): ReactElement {
  const { locale, translate, sections } = useStudio();
  const [typed, setTyped] = useState(address);
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
  const [page] = [...titles].find(([, title]) => title === typed.trim()) ?? [];
  return (
    <dialog
      aria-labelledby={`${id}-title`}
      ref={(dialog) => {
        if (dialog?.open === false) dialog.showModal();
      }}
      onClose={({ currentTarget }) => onClose(currentTarget.returnValue ? (page ?? typed.trim()) : undefined)}
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
          list={`${id}-pages`}
          autoComplete="off"
          pattern={page ? undefined : "\\s*(/(?!/)|https://|#).*"}
          title={translate("linkHint")}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <datalist id={`${id}-pages`}>
          {[...titles].map(([page, title]) => (
            <option key={page} value={page}>
              {title}
            </option>
          ))}
        </datalist>
        <div className="buttons">
          <Button text="setLink" type="submit" value="set" className="main" />
          <Button text="cancel" type="submit" value="" formNoValidate />
        </div>
      </form>
    </dialog>
  );
}
