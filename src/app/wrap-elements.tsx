import type { GatsbyBrowser } from "gatsby";
import { ErrorBoundary } from "@/ui/error-boundary";
import { LastResort } from "./last-resort";
import { Shell } from "./shell";
import { hasLayoutData } from "./usable-page";

/** The outermost error boundary, around router and plugins; recovers only by loading a new document. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <ErrorBoundary resetKey="" fallback={<LastResort />}>
    {element}
  </ErrorBoundary>
);

/**
 * Wraps every page that queries the shell's data in shell and error boundary; the offline plugin's empty page
 * is left unwrapped.
 */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) =>
  hasLayoutData(props.data) ? (
    <Shell data={props.data} path={props.location.pathname} visit={props.location.key ?? ""}>
      {element}
    </Shell>
  ) : (
    element
  );
