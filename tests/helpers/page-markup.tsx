import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { vi } from "vitest";
import { inPage, type PageOptions } from "./render-page";

/** Renders an element to HTML as in a built page, without a DOM. */
export function pageMarkup(element: ReactElement, options?: PageOptions): string {
  vi.stubGlobal("document", undefined);
  try {
    return renderToString(inPage(element, options));
  } finally {
    vi.unstubAllGlobals();
  }
}
