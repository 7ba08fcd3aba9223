import { useId, useState } from "react";
import Ellipsis from "lucide-react/icons/ellipsis";
import { classNames } from "@/lib/class-names";
import { useDisclosure } from "@/ui/use-disclosure";
import type { Tool } from "./tool-window";
import * as styles from "./shell.module.css";

export type MenuEntry = {
  id: Tool;
  label: string;
  /** Shows the entry only in narrow windows; in wide ones the header has a button for it. */
  isForNarrow?: boolean;
};

type ToolsMenuProps = { label: string; entries: readonly MenuEntry[]; onChoose: (tool: Tool) => void };

/** A button that opens a list of tools. */
export function ToolsMenu({ label, entries, onChoose }: ToolsMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const close = () => setOpen(false);
  const { root, button } = useDisclosure<HTMLDivElement>(isOpen, close);
  const choose = (tool: Tool) => {
    // The dialog returns focus to the previously focused element, which must not be a menu entry: closing the
    // menu removes it.
    button.current?.focus();
    close();
    onChoose(tool);
  };
  return (
    <div ref={root} className={styles.menu}>
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
