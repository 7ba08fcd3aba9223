import { lazy, Suspense, useId, useRef, type PointerEvent } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { useDisclosure } from "@/ui/use-disclosure";
import type { BareLayoutData, LayoutData } from "./layout-data";
import type MenuIconPart from "./menu-icon";
import { classNames } from "@/lib/class-names";
import * as styles from "./header-tab.module.css";

type Tab = BareLayoutData["navigation"]["header"][number] &
  Partial<LayoutData["navigation"]["header"][number]>;

/** Icon of a menu entry, loaded when the menu opens; the menu is usable without icons. */
const MenuIcon = lazy(async (): Promise<{ default: typeof MenuIconPart }> => {
  try {
    return await import(/* webpackChunkName: "lazy-menu-icon" */ "./menu-icon");
  } catch {
    return { default: () => null };
  }
});

type HeaderTabProps = { tab: Tab; isOpen: boolean; onToggle: (isOpen: boolean) => void };

/**
 * A header tab: a link, and a button that discloses its child pages, if any (ARIA Authoring Practices,
 * disclosure navigation with top-level links). With a mouse, hovering opens the menu.
 */
export function HeaderTab({ tab, isOpen, onToggle }: HeaderTabProps) {
  // Undefined in the onboarding's data; its layout has no tabs, but the fallback for a failed onboarding
  // does.
  const { children = [] } = tab;
  const { t } = useTranslation("layout");
  const isHovered = useRef(false);
  const menuId = useId();
  const close = () => onToggle(false);
  const { root, button } = useDisclosure<HTMLLIElement>(isOpen, close);
  const hasChildren = children.length > 0;

  const hover = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    isHovered.current = event.type === "pointerenter";
    onToggle(isHovered.current);
  };

  return (
    <li ref={root} className={styles.tab} onPointerEnter={hover} onPointerLeave={hover}>
      <LocalizedLink to={tab.href} className={styles.link} onClick={close}>
        {tab.label}
      </LocalizedLink>
      {hasChildren && (
        <>
          <button
            ref={button}
            type="button"
            className={classNames(styles.toggle, "interactive")}
            aria-expanded={isOpen}
            aria-controls={menuId}
            aria-label={t("header.submenu", { name: tab.label })}
            onClick={() => onToggle(isHovered.current || !isOpen)}
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
