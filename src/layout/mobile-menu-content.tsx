import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { BrandMark } from "@/ui/brand-mark";
import { ButtonLink } from "@/ui/button";
import { JoinLink } from "./join-link";
import { LanguageSwitch } from "./language-switch";
import type { LayoutData } from "./layout-data";
import { SocialLinks } from "./social-links";
import { classNames } from "@/lib/class-names";
import * as kit from "@/ui/kit.module.css";
import * as layout from "./layout.module.css";
import * as styles from "./mobile-menu.module.css";

type MobileMenuContentProps = {
  /** Id of the menu's dialog. */
  id: string;
  data: LayoutData;
  onClose: () => void;
  onJoin: () => void;
  onSearch?: () => void;
};

/**
 * Content of the full-screen menu: search, pages, sign-up and login, language, support and callback, social
 * links.
 */
export function MobileMenuContent({ id, data, onClose, onJoin, onSearch }: MobileMenuContentProps) {
  const { t } = useTranslation("layout");
  const { siteFacts, navigation } = data;
  return (
    <>
      <div className={styles.top}>
        <LocalizedLink to="/" className={classNames(layout.brand, styles.brand)} onClick={onClose}>
          <BrandMark size={34} />
          <span>{siteFacts.brand}</span>
        </LocalizedLink>
        <button
          type="button"
          className={styles.opener}
          aria-label={t("menu.close")}
          command="close"
          commandfor={id}
          onClick={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      {onSearch && (
        <button
          type="button"
          className={classNames(styles.search, "interactive")}
          aria-haspopup="dialog"
          onClick={() => {
            onClose();
            onSearch();
          }}
        >
          <Search aria-hidden="true" size={20} />
          {t("header.search")}
        </button>
      )}
      <nav aria-label={t("header.navigation")}>
        <ul className={styles.links}>
          {navigation.header.map(({ id, label, href }) => (
            <li key={id}>
              <LocalizedLink to={href} onClick={onClose}>
                {label}
              </LocalizedLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={kit.stack3}>
        <JoinLink
          isWide
          onJoin={() => {
            onClose();
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
    </>
  );
}
