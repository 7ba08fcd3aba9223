import { bundleScript } from "../shared/bundle-script";

/** Our part of the worker; that of gatsby-plugin-offline, which it follows, ends without a semicolon. */
export const workerText = (): string => `;${bundleScript("plugins/offline-pages/worker/service-worker.ts")}`;
