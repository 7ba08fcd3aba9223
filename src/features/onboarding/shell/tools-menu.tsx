import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import Ellipsis from "lucide-react/icons/ellipsis";
import { classNames } from "@/lib/class-names";
import type { Tool } from "./tool-window";
import * as styles from "./shell.module.css";

export type MenuEntry = {
  id: Tool;
  label: string;
  /** True to show the entry only in narrow windows; in wide ones the header itself has a button. */
  isForNarrow?: boolean;
};

type ToolsMenuProps = { label: string; entries: readonly MenuEntry[]; onChoose: (tool: Tool) => void };

/**
 * A button that discloses a list of tools (ARIA Authoring Practices, disclosure); closes on Escape and when
 * focus leaves.
 */
export function ToolsMenu({ label, entries, onChoose }: ToolsMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const choose = (tool: Tool) => {
    // The dialog returns focus to the previously focused element, so this must not be a menu entry, which
    // will be gone.
    button.current?.focus();
    setOpen(false);
    onChoose(tool);
  };
  return (
    // The handlers serve the elements inside: they close what those opened.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.menu} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        ref={button}
        type="button"
        className={styles.opener}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis aria-hidden="true" size={22} />
      </button>
      <ul id={listId} className={styles.list} hidden={!isOpen}>
        {entries.map(({ id, label: name, isForNarrow }) => (
          <li key={id} className={classNames(isForNarrow && styles.narrow)}>
            <button type="button" className={styles.entry} onClick={() => choose(id)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
