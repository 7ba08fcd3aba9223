import { lazy, Suspense, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import type { BareLayoutData, LayoutData } from "./layout-data";
import type MenuIconPart from "./menu-icon";
import * as styles from "./header-tab.module.css";

type Tab = BareLayoutData["navigation"]["header"][number] &
  Partial<LayoutData["navigation"]["header"][number]>;

/** Icon of a menu entry: loaded when the menu opens, which is usable without icons. */
const MenuIcon = lazy(async (): Promise<{ default: typeof MenuIconPart }> => {
  try {
    return await import(/* webpackChunkName: "lazy-menu-icon" */ "./menu-icon");
  } catch {
    return { default: () => null };
  }
});

/**
 * A header tab: a link, and a button that discloses its child pages, if any (ARIA Authoring Practices,
 * disclosure navigation with top-level links). Opens on hover with a pointer, and by the button with a
 * keyboard.
 */
export function HeaderTab({ tab }: { tab: Tab }) {
  // Undefined in the onboarding's data; its layout has no tabs, but the fallback for a failed onboarding
  // does.
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
            {/* Not rendered while closed, which saves a kilobyte on every page. */}
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
