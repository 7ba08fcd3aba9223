import crypto from "node:crypto";
import { serve } from "@hono/node-server";
import { closeServer } from "../../scripts/close-server";
import type { AppFiles } from "./app-page";
import { createStudio } from "./studio";

type Options = { root: string; port: number; app: AppFiles; preview?: string };

/**
 * Serves the studio to this machine only.
 * @param port 0 for any free one
 * @returns the address that lets a browser in: its token is new at every start
 */
export async function serveStudio({ root, port, app, preview }: Options) {
  const token = crypto.randomBytes(24).toString("base64url");
  const studio = createStudio({ root, token, app, preview });
  const server = serve({ fetch: studio.fetch, port, hostname: "localhost" });
  await new Promise((resolve, reject) => {
    server.once("listening", resolve);
    server.once("error", reject);
  });
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  return {
    url: `http://localhost:${actual}/studio/?token=${token}`,
    close: () => closeServer(server),
  };
}
