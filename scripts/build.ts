/** `npm run build`: clean build of the site into public/ and of the hosting configuration into deploy/. */
import fs from "node:fs";
import { repairEncodings } from "../src/gatsby/data/repair-encodings";
import { reportContent } from "./report-content";
import { buildExtent, readBuildInputs, type BuildInputs } from "./build-inputs";
import { isCacheCurrent, noteCache } from "./cache-record";
import { run } from "./run";

type LastBuild = BuildInputs & { seconds: number };

/** Record of the last build, stored in Gatsby's cache so that both are deleted together. */
const record = ".cache/last-build.json";

function readLastBuild(): LastBuild | null {
  if (!fs.existsSync("public/index.html") || !fs.existsSync("deploy/rules.json")) return null;
  try {
    return JSON.parse(fs.readFileSync(record, "utf8")) as LastBuild;
  } catch {
    return null;
  }
}

/**
 * Settings for Gatsby's process: a larger young generation, since garbage collection takes a tenth of the build
 * time with Node's default of 16 MB; and no worker processes for queries and pages, since starting them takes
 * as much time as they save (plugins/lean-bundle).
 */
export const gatsbySettings = {
  NODE_OPTIONS: [process.env.NODE_OPTIONS, "--max-semi-space-size=128"].join(" ").trim(),
  GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? "1",
};

/** Checks the content, then builds, optionally from the previous cache; returns the exit code. */
async function build(inputs: BuildInputs, isClean: boolean): Promise<number> {
  const isChecked = !process.env.WITHOUT?.split(",").includes("content-check");
  if (isChecked && reportContent() !== 0) return 1;
  // Runs before Gatsby, because Gatsby's configuration also reads data files.
  repairEncodings(process.cwd());
  const started = Date.now();
  fs.rmSync(record, { force: true });
  if (isClean)
    for (const folder of [".cache", "public", "deploy"]) fs.rmSync(folder, { recursive: true, force: true });
  const code = await run("gatsby", ["build"], gatsbySettings);
  noteCache();
  const seconds = Math.round((Date.now() - started) / 1000);
  if (code === 0) fs.writeFileSync(record, JSON.stringify({ ...inputs, seconds } satisfies LastBuild));
  return code;
}

/** Runs a clean build, as for a release; returns the exit code. */
export const buildSite = (): Promise<number> => build(readBuildInputs(), true);

/** Builds whatever has changed, prints the expected duration, and returns the exit code. */
export function buildWhatChanged(): Promise<number> {
  const last = readLastBuild();
  const inputs = readBuildInputs();
  const extent = buildExtent(inputs, last, isCacheCurrent());
  if (extent === "nothing") {
    console.info("Nothing has changed since the last build.");
    return Promise.resolve(0);
  }
  if (extent === "content") console.info("Building the changed content; this takes up to half a minute.");
  else
    console.info(
      last
        ? `Building the site; the last time it took ${last.seconds} seconds.`
        : "Building the site; the first time takes a minute or two.",
    );
  return build(inputs, extent === "everything");
}

if (process.argv[1]?.endsWith("build.ts")) void buildSite().then((code) => process.exit(code));
