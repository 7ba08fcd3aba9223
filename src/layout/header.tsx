import { useState } from "react";
import Search from "lucide-react/icons/search";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { classNames } from "@/lib/class-names";
import { BrandMark } from "@/ui/brand-mark";
import { ButtonLink } from "@/ui/button";
import { HeaderTab } from "./header-tab";
import { JoinLink } from "./join-link";
import type { LayoutData } from "./layout-data";
import { MobileMenu } from "./mobile-menu";
import * as layout from "./layout.module.css";
import * as styles from "./header.module.css";

type HeaderProps = { data: LayoutData; onJoin: () => void; onSearch?: () => void };

/** The site's header: transparent at the top of the page, opaque below it (src/inline/every-page.ts). */
export function Header({ data, onJoin, onSearch }: HeaderProps) {
  const { t } = useTranslation("layout");
  const [openTab, setOpenTab] = useState<string>();
  const { siteFacts, navigation } = data;
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <LocalizedLink to="/" className={classNames(layout.brand, styles.brand)}>
          <BrandMark />
          <span>{siteFacts.brand}</span>
        </LocalizedLink>
        <nav className={styles.navigation} aria-label={t("header.navigation")}>
          <ul className={styles.tabs}>
            {navigation.header.map((tab) => (
              <HeaderTab
                key={tab.id}
                tab={tab}
                isOpen={tab.id === openTab}
                onToggle={(isOpen) =>
                  setOpenTab((old) => (isOpen ? tab.id : old === tab.id ? undefined : old))
                }
              />
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>
          {onSearch && (
            <button
              type="button"
              className={classNames(styles.search, "interactive")}
              aria-label={t("header.search")}
              aria-haspopup="dialog"
              onClick={onSearch}
            >
              <Search aria-hidden="true" size={21} />
            </button>
          )}
          <ButtonLink to={siteFacts.links.login} variant="notr" className={styles.login}>
            {t("header.login")}
          </ButtonLink>
          <JoinLink onJoin={onJoin}>{t("header.join")}</JoinLink>
          <MobileMenu data={data} onJoin={onJoin} onSearch={onSearch} />
        </div>
      </div>
    </header>
  );
}
