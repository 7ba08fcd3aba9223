import { useEffect, useId, useRef, type MouseEvent } from "react";
import Menu from "lucide-react/icons/menu";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { closeModal, openModal } from "@/lib/browser-support";
import { afterPaint } from "@/ui/use-paint-effect";
import type { LayoutData } from "./layout-data";
import { MobileMenuContent } from "./mobile-menu-content";
import * as styles from "./mobile-menu.module.css";

/**
 * Media query for the width, 992 px at default text size, above which the header shows tabs instead of the menu
 * (docs/product.md 9).
 */
const wideWindow = "(min-width: 62em)";

type MobileMenuProps = { data: LayoutData; onJoin: () => void; onSearch?: () => void };

/**
 * The full-screen menu for narrow windows, which closes on navigation and in windows wider than 992 px. A
 * native invoker command (`commandfor`) opens it before hydration and without scripts.
 */
export function MobileMenu({ data, onJoin, onSearch }: MobileMenuProps) {
  const { t } = useTranslation("layout");
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => closeModal(dialog.current);

  // Replaces the browser's own command, so that the pressed state is painted before the menu is laid out.
  function open(event: MouseEvent) {
    event.preventDefault();
    afterPaint(() => openModal(dialog.current));
  }

  useEffect(() => {
    const media = window.matchMedia(wideWindow);
    const reset = () => media.matches && closeModal(dialog.current);
    reset();
    // Older engines have no change event for media queries; there the menu stays open until closed manually.
    media.addEventListener?.("change", reset);
    // Closes the menu on Back, where it would otherwise cover the previous page.
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
