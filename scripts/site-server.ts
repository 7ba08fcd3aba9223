import fs from "node:fs";
import http from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createSandbox, type SandboxOptions } from "../sandbox/app";
import { plainRules, type HostingRules } from "../plugins/host-rules/hosting-rules";
import { staticServer } from "../plugins/host-rules/static-server";
import { closeServer } from "./close-server";

type BuiltSite = {
  folder?: string;
  rules?: string;
  /** Whether files may be added or removed while the server runs, as in a deployment. */
  isChanging?: boolean;
};
type SiteServer = { url: string; close: () => Promise<void> };

const isBackendCall = (url = "/") => /^\/(site|sandbox)\//.test(url);

/**
 * Serves the built site with its hosting rules and the local backend on one loopback origin.
 * @param port 0 for any free port
 */
export async function serveSite(
  port: number,
  options: SandboxOptions,
  { folder = "public", rules: rulesFile = "deploy/rules.json", isChanging }: BuiltSite = {},
): Promise<SiteServer> {
  const rules = fs.existsSync(rulesFile)
    ? (JSON.parse(fs.readFileSync(rulesFile, "utf8")) as HostingRules)
    : plainRules;
  const sandbox = createSandbox(options);
  const backend = getRequestListener(sandbox.fetch);
  const site = staticServer(folder, rules, { isChanging });
  const server = http.createServer((request, response) => {
    if (isBackendCall(request.url)) void backend(request, response);
    else site(request, response);
  });
  // Exceeds clients' keep-alive timeout, so that no connection closes during a request.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", resolve);
  });
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  return {
    url: `http://localhost:${actual}`,
    async close() {
      await closeServer(server);
      await sandbox.close();
    },
  };
}
