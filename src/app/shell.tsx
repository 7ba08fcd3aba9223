import { useCallback, useState, type ReactNode } from "react";
import { Layout } from "@/layout/layout";
import type { LayoutData } from "@/layout/layout-data";
import { openSearch } from "@/features/search/search-request";
import { NewsletterHost } from "./newsletter-host";
import { SearchHost } from "./search-host";
import { SignUpOverlayHost } from "./sign-up-overlay-host";
import { UpdateNotice } from "./update-notice";

type ShellProps = { data: LayoutData; path: string; children: ReactNode };

/** The layout and what lies over every page; the sign-up overlay does not outlive its page. */
export function Shell({ data, path, children }: ShellProps) {
  const [joiningOn, setJoiningOn] = useState<string>();
  const stopJoining = useCallback(() => setJoiningOn(undefined), []);
  return (
    <>
      <Layout
        data={data}
        onJoin={() => setJoiningOn(path)}
        onSearch={() => openSearch()}
        footerExtra={<NewsletterHost />}
      >
        {children}
      </Layout>
      <SignUpOverlayHost isOpen={joiningOn === path} onClose={stopJoining} data={data} />
      <SearchHost path={path} />
      <UpdateNotice />
    </>
  );
}
