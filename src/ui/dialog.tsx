import { useId, useRef, type MouseEvent, type PointerEvent, type ReactNode } from "react";
import X from "lucide-react/icons/x";
import { classNames } from "@/lib/class-names";
import { useModal } from "./use-modal";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./dialog.module.css";

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  size?: "narrow" | "wide";
  children: ReactNode;
};

/**
 * Modal dialog based on the native `<dialog>`: traps focus, closes on Escape and on clicks on the backdrop,
 * and always restores focus. Scrolls if its content is too long.
 */
export function Dialog({ isOpen, onClose, title, closeLabel, size = "narrow", children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  const handleClose = useModal(dialog, isOpen, onClose);

  // A drag that selects text may end outside, which browsers report as a click on the common ancestor.
  const isPressInside = useRef(false);
  const notePress = (event: PointerEvent) => {
    isPressInside.current = event.target !== dialog.current;
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current && !isPressInside.current) onClose();
  };

  return (
    // A click on the backdrop targets the dialog itself; by keyboard, the browser closes it on Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      onClose={handleClose}
      onPointerDown={notePress}
      onClick={closeOnBackdrop}
    >
      {isOpen && (
        <div className={styles.body}>
          <div className={styles.header}>
            <h2 id={titleId} className={kit.title}>
              {title}
            </h2>
            <button
              type="button"
              className={`${styles.close} screen-only`}
              aria-label={closeLabel}
              onClick={onClose}
            >
              <X aria-hidden="true" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
