import type { GatsbyBrowser } from "gatsby";
import { recordPageState } from "./browser/page-state";
import { preserveToggles, noteRestoredFields, replayEarlyUse } from "./browser/replay";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  noteRestoredFields();
  recordPageState();
  preserveToggles();
};

/** Replays the visitor's actions from before hydration. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // Only content pages end with the script that lays out below-the-fold content (inline/content-page.ts).
  if (!document.querySelector("script[data-page]")) document.documentElement.removeAttribute("data-skip");
  // Deferred because forms read stored values right after their first render.
  setTimeout(replayEarlyUse);
};
