import { useEffect, useRef, useState } from "react";
import { Menu, Search, X } from "lucide-react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { BrandMark } from "@/ui/brand-mark";
import { ButtonLink } from "@/ui/button-link";
import { JoinLink } from "./join-link";
import { LanguageSwitch } from "./language-switch";
import type { LayoutData } from "./layout-data";
import { SocialLinks } from "./social-links";
import * as styles from "./mobile-menu.module.css";

/** From this width on the header's tabs are shown and the menu is not (specification, section 9). */
const wideWindow = "(min-width: 992px)";

type MobileMenuProps = { data: LayoutData; onJoin: () => void; onSearch: () => void };

/** The full-screen menu of narrow windows; it closes on a link and when the window grows past 992 px. */
export function MobileMenu({ data, onJoin, onSearch }: MobileMenuProps) {
  const { t } = useTranslation("layout");
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const { siteFacts, navigation } = data;
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
        <div className={styles.top}>
          <LocalizedLink to="/" className={styles.brand} onClick={close}>
            <BrandMark size={34} />
            <span>{siteFacts.brand}</span>
          </LocalizedLink>
          <button type="button" className={styles.opener} aria-label={t("menu.close")} onClick={close}>
            <X aria-hidden="true" />
          </button>
        </div>
        <button
          type="button"
          className={styles.search}
          aria-haspopup="dialog"
          onClick={() => {
            close();
            onSearch();
          }}
        >
          <Search aria-hidden="true" size={20} />
          {t("header.search")}
        </button>
        <nav aria-label={t("header.navigation")}>
          <ul className={styles.links}>
            {navigation.header.map(({ id, label, href }) => (
              <li key={id}>
                <LocalizedLink to={href} onClick={close}>
                  {label}
                </LocalizedLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>
          <JoinLink
            isWide
            onJoin={() => {
              close();
              onJoin();
            }}
          >
            {t("header.join")}
          </JoinLink>
          <ButtonLink to={siteFacts.links.login} variant="notr" isWide>
            {t("header.login")}
          </ButtonLink>
        </div>
        <div className={styles.foot}>
          <LanguageSwitch isFull />
          <p className={styles.contact}>
            <a href={siteFacts.links.support}>{t("sideBar.support")}</a>
            <a href={siteFacts.links.callMe}>{t("sideBar.callMe")}</a>
          </p>
          <SocialLinks social={siteFacts.social} className={styles.social} />
        </div>
      </dialog>
    </div>
  );
}
