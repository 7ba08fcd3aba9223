import type { GatsbyBrowser } from "gatsby";
import { ErrorBoundary } from "@/ui/error-boundary";
import { LastResort } from "./last-resort";
import { Shell } from "./shell";
import { hasLayoutData } from "./usable-page";

/** The outermost error boundary, around the router and the plugins; errors here require a reload. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <ErrorBoundary resetKey="" fallback={<LastResort />}>
    {element}
  </ErrorBoundary>
);

/**
 * Wraps every page that queries the shell's data in the shell and an error boundary; leaves the offline
 * plugin's empty page unwrapped.
 */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => {
  const { data, location } = props;
  if (hasLayoutData(data))
    return (
      <Shell data={data} path={location.pathname} visit={location.key ?? ""}>
        {element}
      </Shell>
    );
  // In development, a broken data file leaves pages without data; the content panel names the file to repair.
  return process.env.NODE_ENV === "development" && data === null ? <></> : element;
};
