import { bundleScript } from "../shared/bundle-script";

/**
 * Returns our part of the worker, appended to that of gatsby-plugin-offline, which ends without a semicolon.
 */
export const workerText = (): string => `;${bundleScript("plugins/offline-pages/worker/service-worker.ts")}`;
