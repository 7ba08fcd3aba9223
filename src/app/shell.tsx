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
  /** Changes with every navigation: a page that failed is tried again. */
  visit: string;
  children: ReactNode;
};

/** The layout, the boundary around the page, and what lies over every page; the sign-up overlay does not outlive its page. */
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
      {/* First in the page, so that the keyboard meets the question before everything it lies over. */}
      <ConsentHost path={path} />
      {/* The onboarding brings a bare layout of its own, which other pages never load, and which fails with it. */}
      {isOnboardingPath(path) ? guarded(inLayout(<PageFailure />)) : inLayout(guarded(<PageFailure />))}
      <SignUpOverlayHost isOpen={joiningOn === path} onClose={stopJoining} data={data} />
      {hasSearch && <SearchHost path={path} />}
      <UpdateNotice />
      {/* Shown by plugins/boot-on-intent: everything else here needs what could not be loaded. */}
      <p id="load-failed" role="alert" hidden className={styles.loadFailed}>
        {`${t("loadFailed.text")} `}
        {/* An empty address is this very page: a way to load it again without scripts. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="">{t("loadFailed.action")}</a>
      </p>
    </>
  );
}
