import { useCallback, useEffect, useState, type ReactNode } from "react";
import { Layout } from "@/layout/layout";
import type { LayoutData } from "@/layout/layout-data";
import { SignUpOverlayHost } from "./sign-up-overlay-host";
import { UpdateNotice } from "./update-notice";

type ShellProps = { data: LayoutData; path: string; children: ReactNode };

/** The layout and what lies over every page; the sign-up overlay does not outlive its page. */
export function Shell({ data, path, children }: ShellProps) {
  const [isJoining, setIsJoining] = useState(false);
  const stopJoining = useCallback(() => setIsJoining(false), []);
  useEffect(stopJoining, [path, stopJoining]);
  return (
    <>
      <Layout data={data} onJoin={() => setIsJoining(true)}>
        {children}
      </Layout>
      <SignUpOverlayHost isOpen={isJoining} onClose={stopJoining} data={data} />
      <UpdateNotice />
    </>
  );
}
