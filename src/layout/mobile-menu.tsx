import { useEffect, useId, useRef, type MouseEvent } from "react";
import Menu from "lucide-react/icons/menu";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { closeModal, openModal } from "@/lib/browser-support";
import { afterPaint } from "@/ui/use-paint-effect";
import type { LayoutData } from "./layout-data";
import { MobileMenuContent } from "./mobile-menu-content";
import * as styles from "./mobile-menu.module.css";

/** From 992 px on, with text of the usual size, the header's tabs are shown and the menu is not (docs/product.md 9). */
const wideWindow = "(min-width: 62em)";

type MobileMenuProps = { data: LayoutData; onJoin: () => void; onSearch?: () => void };

/**
 * The full-screen menu of narrow windows; it closes on a link and when the window grows past 992 px. It is in the page and
 * opened by the platform's own command, so that it answers without scripts and before the framework.
 */
export function MobileMenu({ data, onJoin, onSearch }: MobileMenuProps) {
  const { t } = useTranslation("layout");
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => closeModal(dialog.current);

  // The browser, which may know the button's command, has nothing left to do. The button looks pressed before the menu is laid out.
  function open(event: MouseEvent) {
    event.preventDefault();
    afterPaint(() => openModal(dialog.current));
  }

  useEffect(() => {
    const media = window.matchMedia(wideWindow);
    const reset = () => media.matches && closeModal(dialog.current);
    reset();
    // Older engines have no such event: there the menu stays open until it is closed.
    media.addEventListener?.("change", reset);
    // Back leads to another page, over which the menu would stay.
    const leave = () => closeModal(dialog.current);
    window.addEventListener("popstate", leave);
    return () => {
      media.removeEventListener?.("change", reset);
      window.removeEventListener("popstate", leave);
    };
  }, []);

  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.opener}
        aria-label={t("menu.open")}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={id}
        onClick={open}
      >
        <Menu aria-hidden="true" />
      </button>
      <dialog id={id} ref={dialog} className={styles.overlay} aria-label={t("menu.label")}>
        <MobileMenuContent id={id} data={data} onClose={close} onJoin={onJoin} onSearch={onSearch} />
      </dialog>
    </div>
  );
}
