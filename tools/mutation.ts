/**
 * `npm run test:mutation`: changes the code in small ways, one at a time, and counts how many changes a test notices. Each folder
 * has to reach its bar (docs/testing.md); what survived stands in `test-results/mutation/<folder>.txt`.
 * Usage: npm run test:mutation -- [src/lib …]
 */
import fs from "node:fs";
import { start } from "../scripts/run";
import { mutationScore, type MutationReport } from "./mutation/score";

/** Per cent of the changes that tests have to notice, by folder: what was measured last, and 85 once it is reached. */
const bars: Record<string, number> = {
  "src/gatsby/hosting": 85,
  "src/state": 0,
  "src/forms": 0,
  "src/services": 0,
  "src/lib": 0,
  "src/i18n": 0,
  sandbox: 0,
};

/** Commas separate patterns there, so that braces cannot be used. */
const patterns = (folder: string) => [
  `${folder}/**/*.ts`,
  `${folder}/**/*.tsx`,
  "!**/generated/**",
  "!**/*.d.ts",
];

async function judge(folder: string): Promise<boolean> {
  const { code, output } = await start(
    "stryker",
    ["run", "tools/mutation/stryker.config.mjs", "--mutate", patterns(folder).join()],
    { stdio: "pipe" },
  );
  fs.writeFileSync(`test-results/mutation/${folder.replaceAll("/", "-")}.txt`, output);
  if (code !== 0) {
    process.stdout.write(output);
    return false;
  }
  const report = JSON.parse(fs.readFileSync("test-results/mutation/report.json", "utf8")) as MutationReport;
  const { score, noticed, mutants } = mutationScore(report);
  const bar = bars[folder] ?? 0;
  process.stdout.write(
    `${folder.padEnd(20)} ${score.toFixed(1).padStart(5)} % (${noticed} of ${mutants}), at least ${bar}\n`,
  );
  return score >= bar;
}

async function main() {
  fs.mkdirSync("test-results/mutation", { recursive: true });
  const asked = process.argv.slice(2);
  let isEnough = true;
  for (const folder of asked.length > 0 ? asked : Object.keys(bars))
    isEnough = (await judge(folder)) && isEnough;
  process.exit(isEnough ? 0 : 1);
}

void main();
