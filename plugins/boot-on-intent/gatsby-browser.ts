import type { GatsbyBrowser } from "gatsby";
import { notePresent } from "./browser/present-element";
import { holdChoices, noteRestoredFields, replayEarlyUse } from "./browser/replay";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  noteRestoredFields();
  notePresent();
  holdChoices();
};

/** Replays the visitor's actions from before hydration. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // Only content pages end with the script that lays out below-the-fold content (inline/content-page.ts).
  if (!document.querySelector("script[data-page]")) document.documentElement.removeAttribute("data-skip");
  // Deferred because forms read stored values right after their first render.
  setTimeout(replayEarlyUse);
};
