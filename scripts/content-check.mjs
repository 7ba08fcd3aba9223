/**
 * `npm run content:check`: prints the errors in data/ and locales/, in the terminal's language or `--language`.
 * `--format github` annotates the changed lines; `--since <commit>` compares translations with that commit.
 */
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import v8 from "node:v8";

const project = path.resolve(import.meta.dirname, "..");
const bundle = path.join(project, "node_modules/.cache/content-check/report-content.cjs");

const writtenAt = (file) => fs.statSync(path.join(project, file)).mtimeMs;

/** Reports whether the bundle is current. Its first line lists its sources with modification times. */
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
  const unfinished = `${bundle}.${process.pid}`; // Another check never reads a partial bundle.
  fs.writeFileSync(unfinished, `//${JSON.stringify(Object.fromEntries(sources))}\n${outputFiles[0].text}`);
  fs.renameSync(unfinished, bundle);
}

if (!isFresh()) await makeBundle();
// In a run of one second, optimising hot functions takes longer than it saves.
v8.setFlagsFromString("--no-opt");
process.exitCode = createRequire(import.meta.url)(bundle).reportContent();
