import type { ServerType } from "@hono/node-server";

/**
 * Closes a server with all its connections. Node's `close` alone waits forever for connections that a browser
 * has opened but not used (https://github.com/nodejs/node/issues/63452).
 */
export const closeServer = (server: ServerType): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
