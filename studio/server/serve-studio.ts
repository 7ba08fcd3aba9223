import crypto from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { closeServer } from "../../scripts/close-server";
import { createStudio, type StudioOptions } from "./studio";

type Options = Omit<StudioOptions, "token"> & { port: number };

/**
 * Serves the studio on the loopback interface.
 * @param port 0 for any free port
 * @returns the address with its access token, which is new at every start
 */
export async function serveStudio({ port, ...options }: Options) {
  const token = crypto.randomBytes(24).toString("base64url");
  const studio = createStudio({ ...options, token });
  const server = serve({ fetch: studio.fetch, port, hostname: "localhost" });
  await once(server, "listening");
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${actual}/studio/?token=${token}`,
    close: () => closeServer(server),
  };
}
