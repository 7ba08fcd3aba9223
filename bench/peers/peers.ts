import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { precompress } from "../../plugins/host-rules/precompress";
import { astroProject } from "./astro-project";
import { nextProject } from "./next-project";
import { peerPages, readPeerPage } from "./peer-pages";
import type { PeerProject } from "./peer-project";

const run = promisify(execFile);
const quiet = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" };

function writeFiles(folder: string, { dependencies, files }: PeerProject) {
  const manifest = JSON.stringify({ private: true, dependencies });
  for (const [name, text] of Object.entries({ ...files, "package.json": manifest })) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

/** Copies the assets shared with the plain pages (images, font, style sheets) to a peer's output. */
function addShared(plainFolder: string, output: string) {
  fs.cpSync(plainFolder, output, {
    recursive: true,
    dereference: true,
    filter: (file) => !/\/index\.html(\.br|\.gz)?$/.test(file),
  });
}

async function build(folder: string, project: PeerProject, plainFolder: string): Promise<string> {
  writeFiles(folder, project);
  const options = { cwd: folder, env: quiet };
  // Inherited npm settings would fail on an unused dependency that requires a newer Node.
  await run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--no-engine-strict"], options);
  await run("npx", ["--no-install", project.command, "build"], options);
  const output = path.join(folder, project.output);
  addShared(plainFolder, output);
  // Served from this path, hashed files get immutable caching, as on the framework's own hosting.
  for (const [from, to] of Object.entries(project.moves))
    fs.renameSync(path.join(output, from), path.join(output, to));
  await precompress(output);
  return output;
}

/**
 * Builds the same pages with other frameworks and returns their output folders. The caller removes the
 * temporary folder. Content set as raw HTML hydrates more cheaply than components, which favours these peers.
 */
export async function buildPeers(
  plainFolder: string,
  folder: string,
): Promise<{ astro: string; next: string }> {
  const [home, pricing] = peerPages.map((page) => readPeerPage(plainFolder, page));
  if (!home || !pricing) throw new Error("A page of the peers is missing");
  const pages = { "/": home, "/pricing/": pricing };
  const astro = await build(path.join(folder, "astro"), astroProject(pages), plainFolder);
  const next = await build(path.join(folder, "next"), nextProject(pages), plainFolder);
  return { astro, next };
}
