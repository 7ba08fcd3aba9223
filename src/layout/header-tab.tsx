import { lazy, Suspense, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import type { BareLayoutData, LayoutData } from "./layout-data";
import type MenuIconPart from "./menu-icon";
import * as styles from "./header-tab.module.css";

type Tab = BareLayoutData["navigation"]["header"][number] &
  Partial<LayoutData["navigation"]["header"][number]>;

/** Fetched when the menu opens: glyphs and icons are no part of what every page starts with. An entry reads well without. */
const MenuIcon = lazy(async (): Promise<{ default: typeof MenuIconPart }> => {
  try {
    return await import(/* webpackChunkName: "lazy-menu-icon" */ "./menu-icon");
  } catch {
    return { default: () => null };
  }
});

/**
 * A tab of the header: a link, and where it has children a button that discloses them (ARIA Authoring Practices,
 * disclosure navigation with top-level links). The pointer opens it by hovering, the keyboard by the button.
 */
export function HeaderTab({ tab }: { tab: Tab }) {
  // The onboarding's data has none; its own layout shows no tabs, only its failure does.
  const { children = [] } = tab;
  const { t } = useTranslation("layout");
  const [isPressed, setIsPressed] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const isOpen = isPressed || isHovered;
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const hasChildren = children.length > 0;

  function close() {
    setIsPressed(false);
    setIsHovered(false);
  }
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    close();
    button.current?.focus();
  }
  function closeOnLeave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsPressed(false);
  }

  return (
    // The handlers serve the elements inside: they close what those opened.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.tab}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
      onPointerEnter={(event) => event.pointerType === "mouse" && setIsHovered(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && setIsHovered(false)}
    >
      <LocalizedLink to={tab.href} className={styles.link} onClick={close}>
        {tab.label}
      </LocalizedLink>
      {hasChildren && (
        <>
          <button
            ref={button}
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={menuId}
            aria-label={t("header.submenu", { name: tab.label })}
            onClick={() => setIsPressed(!isPressed)}
          >
            <ChevronDown aria-hidden="true" size={16} strokeWidth={2.5} />
          </button>
          <ul id={menuId} className={styles.menu} hidden={!isOpen}>
            {/* Closed, it is not in the page: that is a kilobyte of every page. */}
            {isOpen &&
              children.map(({ icon, title, text, href }) => (
                <li key={href + title}>
                  <LocalizedLink to={href} className={styles.child} onClick={close}>
                    <span className={styles.icon}>
                      <Suspense>
                        <MenuIcon {...{ href, icon }} />
                      </Suspense>
                    </span>
                    <span>
                      <span className={styles.title}>{title}</span>
                      <span className={styles.text}>{text}</span>
                    </span>
                  </LocalizedLink>
                </li>
              ))}
          </ul>
        </>
      )}
    </li>
  );
}
