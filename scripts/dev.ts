/** `npm run dev`: runs gatsby develop with hot reloading of code and data, and the local backend. */
import { spawn } from "node:child_process";
import { serve } from "@hono/node-server";
import { createSandbox } from "../sandbox/app";
import { gatsbySettings } from "./build";
import { dropStaleCache } from "./cache-record";
import { choosePort } from "./port";
import { isShellNeeded, ownCommandsFirst } from "./run";

async function develop() {
  dropStaleCache();
  const port = await choosePort();
  const sandbox = createSandbox({
    directory: ".sandbox",
    allowedOrigins: [`http://localhost:${port}`],
  });
  const backend = serve({ fetch: sandbox.fetch, port: port + 1, hostname: "localhost" });
  console.info(`Local backend at http://localhost:${port + 1}, received leads at /sandbox/leads.`);
  console.info("Gatsby takes up to a minute to the first page; its address comes last.");
  const gatsby = spawn("gatsby", ["develop", "-p", String(port), "-H", "localhost"], {
    stdio: "inherit",
    shell: isShellNeeded,
    env: {
      ...process.env,
      ...ownCommandsFirst(),
      ...gatsbySettings,
      GATSBY_API_BASE_URL: `http://localhost:${port + 1}`,
      // Cross-origin, but still this project's backend.
      GATSBY_API_IDEMPOTENCY_KEY: "on",
      GATSBY_API_FORM_TRACE: "on",
      GATSBY_API_ONBOARDING_HASH: "on",
      GATSBY_TELEMETRY_DISABLED: "1",
    },
  });
  // Stops Gatsby if the studio is killed, which closes the pipe.
  if (process.env.GATSBY_STUDIO) process.stdin.resume().once("end", () => gatsby.kill());
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => gatsby.kill(signal));
  gatsby.once("exit", (code) => {
    backend.close();
    void sandbox.close().then(() => process.exit(code ?? 0));
  });
}

void develop();
