import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { inPage, type PageOptions } from "./render-page";

/** The HTML of an element as a page is sent with it, before any script. */
export const pageMarkup = (element: ReactElement, options?: PageOptions): string =>
  renderToString(inPage(element, options));
