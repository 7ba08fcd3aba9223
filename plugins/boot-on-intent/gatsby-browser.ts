import type { GatsbyBrowser } from "gatsby";
import { notePresent } from "./browser/present-element";
import { holdChoices, noteRestoredFields, replayEarlyUse } from "./browser/replay";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  noteRestoredFields();
  notePresent();
  holdChoices();
};

/** Repeats what came too early. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // Only content pages end with the script that lays out what is below the fold (inline/content-page.ts).
  if (!document.querySelector("script[data-page]")) document.documentElement.removeAttribute("data-skip");
  // A moment later: forms take what is stored in the browser right after their first render.
  setTimeout(replayEarlyUse);
};
