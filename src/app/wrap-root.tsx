import type { GatsbyBrowser } from "gatsby";
import { ErrorBoundary } from "@/ui/error-boundary";
import { LastResort } from "./last-resort";

/** The outermost boundary, around router and plugins; its only way on is a new document. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <ErrorBoundary resetKey="" fallback={<LastResort />}>
    {element}
  </ErrorBoundary>
);
