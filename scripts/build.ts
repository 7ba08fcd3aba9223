/** `npm run build`: the site in public/ and what a host needs to know in deploy/, from scratch. */
import fs from "node:fs";
import { repairEncodings } from "../src/gatsby/data/repair-encodings";
import { reportContent } from "./report-content";
import { buildExtent, readBuildInputs, type BuildInputs } from "./build-inputs";
import { isCacheCurrent, noteCache } from "./cache-record";
import { run } from "./run";

type LastBuild = BuildInputs & { seconds: number };

/** Lies in Gatsby's cache, so that it goes with everything else that a build leaves. */
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
 * What Gatsby is run with. Room for what lives briefly, in MB: with Node's own 16 a tenth of the build goes into clearing it.
 * And no processes of their own for queries and pages, which take as long to start as they save (plugins/lean-bundle).
 */
export const gatsbySettings = {
  NODE_OPTIONS: [process.env.NODE_OPTIONS, "--max-semi-space-size=128"].join(" ").trim(),
  GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? "1",
};

/** Checks the content, then builds with or without what is left of the last build; returns the exit code. */
async function build(inputs: BuildInputs, isClean: boolean): Promise<number> {
  const isChecked = !process.env.WITHOUT?.split(",").includes("content-check");
  if (isChecked && reportContent() !== 0) return 1;
  // Before Gatsby starts: its configuration reads data files as well.
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

/** Builds from scratch, as a release does; returns the exit code. */
export const buildSite = (): Promise<number> => build(readBuildInputs(), true);

/** Builds what has changed since the last build, and says how long it may take; returns the exit code. */
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
