import { useCallback, useState, type ReactNode } from "react";
import { Layout } from "@/layout/layout";
import type { LayoutData } from "@/layout/layout-data";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { openSearch } from "@/features/search/search-request";
import { hasSearch } from "@/config/plugin-facts";
import { isOnboardingPath } from "@/lib/addresses";
import { ErrorBoundary } from "@/ui/error-boundary";
import { ConsentHost } from "./consent-host";
import { NewsletterHost } from "./newsletter-host";
import { PageFailure } from "./page-failure";
import { SearchHost } from "./search-host";
import { SignUpOverlayHost } from "./sign-up-overlay-host";
import { UpdateNotice } from "./update-notice";
import * as styles from "./shell.module.css";

type ShellProps = {
  data: LayoutData;
  path: string;
  /** Key that changes on every navigation, so that a page that failed to render is retried. */
  visit: string;
  children: ReactNode;
};

/** The layout, with the page's error boundary and overlays; navigation closes the sign-up overlay. */
export function Shell({ data, path, visit, children }: ShellProps) {
  const [joiningOn, setJoiningOn] = useState<string>();
  const { t } = useTranslation("layout");
  const stopJoining = useCallback(() => setJoiningOn(undefined), []);
  const inLayout = (content: ReactNode) => (
    <Layout
      data={data}
      onJoin={() => setJoiningOn(path)}
      onSearch={hasSearch ? () => openSearch() : undefined}
      footerExtra={<NewsletterHost />}
    >
      {content}
    </Layout>
  );
  const guarded = (fallback: ReactNode) => (
    <ErrorBoundary resetKey={visit} fallback={fallback}>
      {children}
    </ErrorBoundary>
  );
  return (
    <>
      {/* First in the document, so that keyboard users reach the consent banner before the content it covers. */}
      <ConsentHost path={path} />
      {/* The onboarding's own minimal layout is inside the error boundary; other pages never load it. */}
      {isOnboardingPath(path) ? guarded(inLayout(<PageFailure />)) : inLayout(guarded(<PageFailure />))}
      <SignUpOverlayHost isOpen={joiningOn === path} onClose={stopJoining} data={data} />
      {hasSearch && <SearchHost path={path} />}
      <UpdateNotice />
      {/* Shown by plugins/boot-on-intent when scripts fail to load; everything else here depends on them. */}
      <p id="load-failed" role="alert" hidden className={styles.loadFailed}>
        {`${t("loadFailed.text")} `}
        {/* An empty `href` reloads this page, even without scripts. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="">{t("loadFailed.action")}</a>
      </p>
    </>
  );
}
