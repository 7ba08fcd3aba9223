import type { ServerType } from "@hono/node-server";

/**
 * Ends a server with every connection it has. `close` of Node alone waits without limit for connections that a browser opened in
 * advance and has not used yet (https://github.com/nodejs/node/issues/63452).
 */
export const closeServer = (server: ServerType): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
