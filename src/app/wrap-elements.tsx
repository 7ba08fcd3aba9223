import type { GatsbyBrowser } from "gatsby";
import { ErrorBoundary } from "@/ui/error-boundary";
import { LastResort } from "./last-resort";
import { Shell } from "./shell";
import { hasLayoutData } from "./usable-page";

/** The outermost boundary, around router and plugins; its only way on is a new document. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <ErrorBoundary resetKey="" fallback={<LastResort />}>
    {element}
  </ErrorBoundary>
);

/** Puts shell and boundary around every page that asks for the shell's data; the offline plugin's empty page gets none. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) =>
  hasLayoutData(props.data) ? (
    <Shell data={props.data} path={props.location.pathname} visit={props.location.key ?? ""}>
      {element}
    </Shell>
  ) : (
    element
  );
