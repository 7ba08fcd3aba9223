import { bundleScript } from "../shared/bundle-script";

/** Returns this site's addition to gatsby-plugin-offline's worker, preceded by its missing semicolon. */
export const workerText = (): string => `;${bundleScript("plugins/offline-pages/worker/service-worker.ts")}`;
