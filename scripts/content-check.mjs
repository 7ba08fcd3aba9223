/**
 * `npm run content:check`: what is wrong in data/ and locales/, in the terminal's language. `--format github` writes annotations
 * for the changed lines; `--language tr` or `en` chooses the language; `--since <commit>` compares translations with that commit.
 *
 * Plain JavaScript that runs a bundle of its sources: a loader of TypeScript alone would take longer than the check.
 */
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";

const project = path.resolve(import.meta.dirname, "..");
const bundle = path.join(project, "node_modules/.cache/content-check/report-content.cjs");

const writtenAt = (file) => fs.statSync(path.join(project, file)).mtimeMs;

/** The bundle names on its first line what it was made of, and when each of these files was written. */
function isFresh() {
  try {
    const [first] = fs.readFileSync(bundle, "utf8").split("\n", 1);
    const sources = Object.entries(JSON.parse(first.slice(2)));
    return sources.every(([file, written]) => writtenAt(file) === written);
  } catch {
    return false;
  }
}

async function makeBundle() {
  const { buildSync } = await import("esbuild");
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: project,
    entryPoints: ["scripts/report-content.ts"],
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    mainFields: ["module", "main"],
  });
  const own = Object.keys(metafile.inputs).filter((file) => !file.includes("node_modules"));
  const sources = [...own, "package-lock.json"].map((file) => [file, writtenAt(file)]);
  fs.mkdirSync(path.dirname(bundle), { recursive: true });
  // Renamed into its place, so that a second check that runs beside this one never reads half of it.
  const unfinished = `${bundle}.${process.pid}`;
  fs.writeFileSync(unfinished, `//${JSON.stringify(Object.fromEntries(sources))}\n${outputFiles[0].text}`);
  fs.renameSync(unfinished, bundle);
}

if (!isFresh()) await makeBundle();
process.exitCode = createRequire(import.meta.url)(bundle).reportContent();
