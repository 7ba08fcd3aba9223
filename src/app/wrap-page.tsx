import type { GatsbyBrowser } from "gatsby";
import { Shell } from "./shell";
import { hasLayoutData } from "./usable-page";

/** Puts shell and boundary around every page that asks for the shell's data; the offline plugin's empty page gets none. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) =>
  hasLayoutData(props.data) ? (
    <Shell data={props.data} path={props.location.pathname} visit={props.location.key ?? ""}>
      {element}
    </Shell>
  ) : (
    element
  );
