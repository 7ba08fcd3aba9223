import { useCallback, useState, type ReactNode } from "react";
import { Layout } from "@/layout/layout";
import type { LayoutData } from "@/layout/layout-data";
import { SignUpOverlayHost } from "./sign-up-overlay-host";
import { UpdateNotice } from "./update-notice";

type ShellProps = { data: LayoutData; path: string; children: ReactNode };

/** The layout and what lies over every page; the sign-up overlay does not outlive its page. */
export function Shell({ data, path, children }: ShellProps) {
  const [joiningOn, setJoiningOn] = useState<string>();
  const stopJoining = useCallback(() => setJoiningOn(undefined), []);
  return (
    <>
      <Layout data={data} onJoin={() => setJoiningOn(path)}>
        {children}
      </Layout>
      <SignUpOverlayHost isOpen={joiningOn === path} onClose={stopJoining} data={data} />
      <UpdateNotice />
    </>
  );
}
