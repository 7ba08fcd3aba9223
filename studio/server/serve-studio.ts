import crypto from "node:crypto";
import fs from "node:fs";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { build } from "esbuild";
import { closeServer } from "../../scripts/close-server";
import { attempt } from "../../src/lib/browser-support";
import { ContentStore } from "./content-store";
import { createStudio, type StudioOptions } from "./studio";

type Options = Omit<StudioOptions, "token"> & { port: number };

/** Bundles the studio's application in memory, in about a second. */
export async function bundleApp(): Promise<StudioOptions["app"]> {
  const { outputFiles } = await build({
    entryPoints: ["studio/app/main.tsx"],
    bundle: true,
    write: false,
    outdir: "studio",
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
    legalComments: "none",
    // Imported only by an unused test helper of the form library.
    external: ["@rjsf/validator-ajv8"],
  });
  const textOf = (extension: string) => outputFiles.find((file) => file.path.endsWith(extension))?.text ?? "";
  return { script: textOf(".js"), styles: textOf(".css") };
}

const addressFile = (root: string) => new ContentStore(root).own("address");

/** Returns the URL of the studio that already serves a folder, if any. */
export async function runningStudio(root: string): Promise<string | undefined> {
  const url = attempt(() => fs.readFileSync(addressFile(root), "utf8"), "");
  // Only the studio that wrote the address accepts its token.
  const asked = { redirect: "manual", signal: AbortSignal.timeout(3000) } as const;
  const answer = url ? await fetch(url, asked).catch(() => undefined) : undefined;
  return answer?.status === 303 ? url : undefined;
}

/** Serves the studio on the loopback interface; its URL contains an access token generated at every start. */
export async function serveStudio({ port, ...options }: Options) {
  const token = crypto.randomBytes(24).toString("base64url");
  const studio = createStudio({ ...options, token });
  const server = serve({ fetch: studio.fetch, port, hostname: "localhost" });
  await once(server, "listening");
  const { port: actual } = server.address() as AddressInfo;
  const url = `http://localhost:${actual}/studio/?token=${token}`;
  fs.writeFileSync(addressFile(options.root), url, { mode: 0o600 });
  return { url, close: () => closeServer(server) };
}
