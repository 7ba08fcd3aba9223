import { useEffect, useRef, useState } from "react";
import { Menu } from "lucide-react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { LayoutData } from "./layout-data";
import { MobileMenuContent } from "./mobile-menu-content";
import * as styles from "./mobile-menu.module.css";

/** From 992 px on, with text of the usual size, the header's tabs are shown and the menu is not (specification, section 9). */
const wideWindow = "(min-width: 62em)";

type MobileMenuProps = { data: LayoutData; onJoin: () => void; onSearch: () => void };

/** The full-screen menu of narrow windows; it closes on a link and when the window grows past 992 px. */
export function MobileMenu({ data, onJoin, onSearch }: MobileMenuProps) {
  const { t } = useTranslation("layout");
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => setIsOpen(false);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  useEffect(() => {
    const media = window.matchMedia(wideWindow);
    const reset = () => media.matches && setIsOpen(false);
    media.addEventListener("change", reset);
    return () => media.removeEventListener("change", reset);
  }, []);

  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.opener}
        aria-label={t("menu.open")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Menu aria-hidden="true" />
      </button>
      <dialog ref={dialog} className={styles.overlay} aria-label={t("menu.label")} onClose={close}>
        {/* Nothing of it before it is wanted: every page would carry it twice. */}
        {isOpen && <MobileMenuContent data={data} onClose={close} onJoin={onJoin} onSearch={onSearch} />}
      </dialog>
    </div>
  );
}
