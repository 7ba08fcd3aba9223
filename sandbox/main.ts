/**
 * Runs the local backend on its own: PORT (default 9001), SANDBOX_DIRECTORY, SANDBOX_STEP_MS,
 * SANDBOX_ORIGINS.
 */
import { serve } from "@hono/node-server";
import { closeServer } from "../scripts/close-server";
import { createSandbox } from "./app";
import { namedOrigins } from "./http/named-origins";

const {
  PORT = "9001",
  SANDBOX_DIRECTORY = ".sandbox",
  SANDBOX_ORIGINS = "http://localhost:9000",
} = process.env;

const sandbox = createSandbox({
  directory: SANDBOX_DIRECTORY,
  allowedOrigins: namedOrigins(SANDBOX_ORIGINS),
});

const server = serve({ fetch: sandbox.fetch, port: Number(PORT), hostname: "localhost" }, ({ port }) =>
  console.info(`Local backend at http://localhost:${port}, received leads at /sandbox/leads.`),
);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(
    signal,
    () =>
      void closeServer(server)
        .then(sandbox.close)
        .then(() => process.exit(0)),
  );
