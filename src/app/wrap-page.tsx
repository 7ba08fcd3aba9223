import { useState } from "react";
import type { GatsbyBrowser } from "gatsby";
import { Layout } from "@/layout/layout";
import type { LayoutData } from "@/layout/layout-data";
import { SignUpOverlayHost } from "./sign-up-overlay-host";
import { UpdateNotice } from "./update-notice";

type ShellProps = { data: LayoutData; children: React.ReactNode };

/** The layout and what lies over every page. */
function Shell({ data, children }: ShellProps) {
  const [isJoining, setIsJoining] = useState(false);
  return (
    <>
      <Layout data={data} onJoin={() => setIsJoining(true)}>
        {children}
      </Layout>
      <SignUpOverlayHost isOpen={isJoining} onClose={() => setIsJoining(false)} />
      <UpdateNotice />
    </>
  );
}

const hasLayoutData = (data: unknown): data is LayoutData =>
  typeof data === "object" && data !== null && "siteFacts" in data && "navigation" in data;

/** Puts the shell around every page that asks for its data; the offline plugin's empty page gets none. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) =>
  hasLayoutData(props.data) ? <Shell data={props.data}>{element}</Shell> : element;
