import type { ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { AlertBanner } from "@/ui/alert-banner";
import { PageAnnouncer } from "@/ui/page-announcer";
import { BackToTop } from "./back-to-top";
import { Footer } from "./footer";
import { Header } from "./header";
import type { LayoutData } from "./layout-data";
import { ProgressBar } from "./progress-bar";
import { SideBar } from "./side-bar";
import { useDocumentLanguage } from "@/i18n/use-locale";
import * as styles from "./layout.module.css";

type LayoutProps = {
  data: LayoutData;
  /** Opens the sign-up overlay; without scripts, the link leads to the sign-up page. */
  onJoin: () => void;
  /** Opens the search dialog; omitted if the site has no search. */
  onSearch?: () => void;
  /** Content added at the top of the footer. */
  footerExtra?: ReactNode;
  children: ReactNode;
};

/** Layout of every page: alert banner, header, side bar, page and footer (docs/product.md 2). */
export function Layout({ data, onJoin, onSearch, footerExtra, children }: LayoutProps) {
  const { t } = useTranslation("layout");
  useDocumentLanguage();
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        {t("skipToContent")}
      </a>
      <PageAnnouncer describe={(title) => t("announcement", { title })} />
      <ProgressBar label={t("progress")} />
      <AlertBanner closeLabel={t("alert.close")} />
      <Header data={data} onJoin={onJoin} onSearch={onSearch} />
      <SideBar data={data} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer data={data} extra={footerExtra} />
      <BackToTop label={t("backToTop")} />
    </div>
  );
}
