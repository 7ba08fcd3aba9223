/**
 * Runs mutation tests: makes small changes to the code, one at a time, and counts the changes that tests
 * detect. Each folder has to reach its threshold; surviving mutants are listed in
 * `test-results/mutation/<folder>.txt`. Usage: npx tsx tools/mutation.ts [src/lib …]
 */
import fs from "node:fs";
import { start } from "../scripts/run";
import { mutationScore, type MutationReport } from "./mutation/score";

/** Minimum percentage of detected mutants per folder, and the folders of its tests. */
const folders: Record<string, { bar: number; tests: readonly string[] }> = {
  "src/state": { bar: 85, tests: ["tests/unit/state", "tests/component/state"] },
  "src/forms": { bar: 92, tests: ["tests/unit/forms", "tests/component/forms"] },
  "src/services": { bar: 85, tests: ["tests/unit/services"] },
  "src/lib": { bar: 85, tests: ["tests/unit/lib", "tests/component/lib"] },
  "src/i18n": { bar: 94, tests: ["tests/unit/i18n", "tests/component/i18n"] },
};

/** StrykerJS's `--mutate` option takes comma-separated patterns, so patterns with braces cannot be used. */
const patterns = (folder: string) => [`${folder}/**/*.ts?(x)`, "!**/generated/**", "!**/*.d.ts"];

async function judge(folder: string): Promise<boolean> {
  const { bar, tests } = folders[folder] ?? { bar: 0, tests: [] };
  if (tests.length === 0) throw new Error(`${folder} is none of ${Object.keys(folders).join(", ")}`);
  const { code, output } = await start(
    "stryker",
    ["run", "tools/mutation/stryker.config.mjs", "--mutate", patterns(folder).join()],
    { stdio: "pipe", env: { MUTATION_TESTS: tests.join() } },
  );
  fs.writeFileSync(`test-results/mutation/${folder.replaceAll("/", "-")}.txt`, output);
  if (code !== 0) {
    process.stdout.write(output);
    return false;
  }
  const report = JSON.parse(fs.readFileSync("test-results/mutation/report.json", "utf8")) as MutationReport;
  const { score, noticed, mutants } = mutationScore(report);
  process.stdout.write(
    `${folder.padEnd(20)} ${score.toFixed(1).padStart(5)} % (${noticed} of ${mutants}), at least ${bar}\n`,
  );
  return score >= bar;
}

async function main() {
  fs.mkdirSync("test-results/mutation", { recursive: true });
  const asked = process.argv.slice(2);
  let isEnough = true;
  for (const folder of asked.length > 0 ? asked : Object.keys(folders))
    isEnough = (await judge(folder)) && isEnough;
  process.exit(isEnough ? 0 : 1);
}

void main();
