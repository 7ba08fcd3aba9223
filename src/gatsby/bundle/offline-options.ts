import fs from "node:fs";
import type { GatsbyNode } from "gatsby";
import { bundleScript } from "./early-scripts";

const workerFile = `${process.cwd()}/.cache/service-worker.js`;

/** A rule that no address matches. */
const never = { urlPattern: /^$/, handler: "NetworkOnly" };

/**
 * Options of gatsby-plugin-offline. Its four default caching rules, which would also keep answers of the backend, are put out of
 * use one by one (it merges by index): what is kept, and what a navigation gets, is decided in src/worker.
 */
export const offlineOptions = {
  /** Workbox would talk to the console on this machine. */
  debug: false,
  appendScript: workerFile,
  workboxConfig: { runtimeCaching: [never, never, never, never] },
};

/** Our part of the worker; the plugin's own part, which it follows, ends without a semicolon. */
export const workerText = (): string => `;${bundleScript("src/worker/service-worker.ts")}`;

/** Writes our part of the worker where the plugin looks for it. */
export const onPreBuild: GatsbyNode["onPreBuild"] = () => {
  fs.writeFileSync(workerFile, workerText());
};
