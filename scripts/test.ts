/** `npm test`: everything CI runs, one step after the other, and one closing line with the counts. */
import fs from "node:fs";
import { reportAudit } from "./audit";
import { findBrowser } from "./browser";
import { buildSite, run } from "./run";

type Count = { passed: number; failed: number };
type Step = { name: string; run: () => Promise<Count> };

const results = "test-results";

/** A command that either holds or does not counts as one. */
const check = (name: string, command: () => Promise<number>): Step => ({
  name,
  run: async () => ((await command()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
});

/** Reads the counts a test runner wrote; a run that wrote none, or ended badly without a failure, counts as one failed. */
function counted(code: number, read: () => Count): Count {
  try {
    const { passed, failed } = read();
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const report = <T>(file: string) => JSON.parse(fs.readFileSync(`${results}/${file}`, "utf8")) as T;

async function vitest(): Promise<Count> {
  const file = "vitest.json";
  const code = await run("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${results}/${file}`,
  ]);
  return counted(code, () => {
    const { numPassedTests, numFailedTests } = report<{ numPassedTests: number; numFailedTests: number }>(
      file,
    );
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

async function playwright(): Promise<Count> {
  const file = "playwright.json";
  const code = await run("playwright", ["test", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/${file}`,
    BROWSER_PATH: process.env.BROWSER_PATH ?? findBrowser(),
  });
  return counted(code, () => {
    const { stats } = report<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

/** Without a registry that gives audits this step counts as nothing, and the end of the run says so. */
const undone: string[] = [];
const audit: Step = {
  name: "known vulnerabilities",
  run: () => {
    const outcome = reportAudit();
    if (outcome === "not done") undone.push("the check for known vulnerabilities");
    return Promise.resolve({ passed: outcome === true ? 1 : 0, failed: outcome === false ? 1 : 0 });
  },
};

const steps: Step[] = [
  // The build comes first: it writes the types of the GraphQL queries.
  check("build", buildSite),
  check("types", () => run("tsc", ["--noEmit"])),
  check("lint", () => run("eslint", [".", "--max-warnings=0"])),
  check("format", () => run("prettier", ["--check", "--log-level=warn", "."])),
  check("unused code", () => run("knip", [])),
  audit,
  { name: "unit, component, content and contract tests", run: vitest },
  { name: "end-to-end tests", run: playwright },
];

async function main() {
  fs.rmSync(results, { recursive: true, force: true });
  fs.mkdirSync(results, { recursive: true });
  const total: Count = { passed: 0, failed: 0 };
  const bad: string[] = [];
  for (const { name, run: runStep } of steps) {
    console.info(`\n=== ${name}`);
    const { passed, failed } = await runStep();
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) bad.push(name);
  }
  if (bad.length > 0) console.error(`\nFailed: ${bad.join(", ")}`);
  if (undone.length > 0) console.warn(`\nNot done: ${undone.join(", ")}`);
  console.info(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

void main();
