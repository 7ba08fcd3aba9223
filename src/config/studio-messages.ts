import type { TextSource } from "../lib/source-mark";

/** What a page in the studio's preview says: that it has been drawn, and which text was clicked. */
export type PageMessage = { studio: "ready" } | { studio: "open"; source: TextSource };

/** What the studio tells the page in its preview: what to show, and whether a click opens a field. */
export type StudioMessage =
  { studio: "show"; source: TextSource; anchor: string } | { studio: "picking"; isOn: boolean };
