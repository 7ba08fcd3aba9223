import { bundleScript } from "../shared/bundle-script";

/**
 * Returns this site's addition to gatsby-plugin-offline's worker, preceded by the semicolon missing at that
 * worker's end.
 */
export const workerText = (): string => `;${bundleScript("plugins/offline-pages/worker/service-worker.ts")}`;
