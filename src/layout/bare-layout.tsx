import { telephoneLink } from "@/lib/addresses";
import type { ReactNode } from "react";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { AlertBanner } from "@/ui/alert-banner";
import { BrandMark } from "@/ui/brand-mark";
import { PageAnnouncer } from "@/ui/page-announcer";
import { LanguageSwitch } from "./language-switch";
import type { BareLayoutData } from "./layout-data";
import { ProgressBar } from "./progress-bar";
import { useDocumentLanguage } from "@/i18n/use-locale";
import * as styles from "./bare-layout.module.css";
import * as layout from "./layout.module.css";

type BareLayoutProps = {
  data: BareLayoutData;
  /** Save status displayed beside the logo. */
  status?: ReactNode;
  /** Tools that may appear later; placed before the others to avoid shifting them. */
  tools?: ReactNode;
  /** Menu at the end of the header. */
  menu?: ReactNode;
  children: ReactNode;
};

/**
 * Layout for completing a task without distraction: no navigation, only help, language switch, legal links
 * and the page.
 */
export function BareLayout({
  data: { siteFacts, navigation },
  status,
  tools,
  menu,
  children,
}: BareLayoutProps) {
  const { t } = useTranslation("layout");
  useDocumentLanguage();
  const legal = navigation.footer.find(({ id }) => id === "legal");
  return (
    <div className={styles.layout}>
      <a className={layout.skip} href="#main">
        {t("skipToContent")}
      </a>
      <PageAnnouncer describe={(title) => t("announcement", { title })} />
      <ProgressBar label={t("progress")} />
      <AlertBanner closeLabel={t("alert.close")} />
      <header className={`${styles.header} screen-only`}>
        <div className={styles.inner}>
          <LocalizedLink to="/" className={`${layout.brand} ${styles.brand}`}>
            <BrandMark size={34} />
            <span>{siteFacts.brand}</span>
          </LocalizedLink>
          {status}
          <div className={styles.tools}>
            {tools}
            <a href={siteFacts.links.help} className={styles.help}>
              <CircleHelp aria-hidden="true" size={18} /> <span>{t("help")}</span>
            </a>
            <div className={styles.language}>
              <LanguageSwitch />
            </div>
            {menu}
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={`${styles.foot} screen-only`}>
        <div className={styles.footInner}>
          {legal && (
            <nav aria-label={legal.title}>
              <ul className={styles.links}>
                {legal.links.map(({ label, href }) => (
                  <li key={href}>
                    <LocalizedLink to={href}>{label}</LocalizedLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <address className={styles.links}>
            <a href={telephoneLink(siteFacts.phone)}>{siteFacts.phone}</a>
            <a href={`mailto:${siteFacts.email}`}>{siteFacts.email}</a>
          </address>
        </div>
      </footer>
    </div>
  );
}
