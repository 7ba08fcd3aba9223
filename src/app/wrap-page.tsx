import type { GatsbyBrowser } from "gatsby";
import type { LayoutData } from "@/layout/layout-data";
import { Shell } from "./shell";

const hasLayoutData = (data: unknown): data is LayoutData =>
  typeof data === "object" && data !== null && "siteFacts" in data && "navigation" in data;

/** Puts the shell around every page that asks for its data; the offline plugin's empty page gets none. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) =>
  hasLayoutData(props.data) ? (
    <Shell data={props.data} path={props.location.pathname}>
      {element}
    </Shell>
  ) : (
    element
  );
