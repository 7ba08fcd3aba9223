/** Serves the sandbox in its own process on a free port; its argument is the directory of the store. */
import { serve } from "@hono/node-server";
import { createSandbox } from "../../sandbox/app";

const [, , directory = ""] = process.argv;

serve({ fetch: createSandbox({ directory }).fetch, port: 0, hostname: "localhost" }, ({ port }) =>
  console.info(`http://localhost:${port}`),
);
