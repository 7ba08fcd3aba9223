import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { vi } from "vitest";
import { inPage, type PageOptions } from "./render-page";

/** The HTML of an element as a page is sent with it, before any script: written where there is no document. */
export function pageMarkup(element: ReactElement, options?: PageOptions): string {
  vi.stubGlobal("document", undefined);
  try {
    return renderToString(inPage(element, options));
  } finally {
    vi.unstubAllGlobals();
  }
}
