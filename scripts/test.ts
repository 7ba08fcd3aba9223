/**
 * `npm test`: runs everything CI runs on a change, three steps at a time, longest first; the end-to-end tests
 * run alone. `ALL_SPECS=1` adds the full test matrices. `npm run check` (`--quick`): types, lint, unit and
 * content tests.
 */
import fs from "node:fs";
import { findBrowser } from "./browser";
import { buildSite } from "./build";
import { refreshTypes } from "./graphql-types";
import { run, start } from "./run";

type Count = { passed: number; failed: number };

/** Step of a run. Its output is printed at the end, so that outputs are not interleaved. */
type Step = { name: string; needs?: Step; run: () => Promise<Count & { output?: string }> };
type Result = Count & { name: string; seconds: number };

const reports = "test-results";
const one = (isPassed: boolean): Count => ({ passed: Number(isPassed), failed: Number(!isPassed) });

/** Creates a step from a command, counted as one test. */
const command = (name: string, program: string, args: readonly string[], needs?: Step): Step => ({
  name,
  needs,
  run: async () => {
    const { code, output } = await start(program, args, { stdio: "pipe" });
    return { ...one(code === 0), output };
  },
});

/** Reads the counts of a test report; a missing or contradictory report counts as one failure. */
function counted<Report>(code: number, file: string, read: (report: Report) => Count): Count {
  try {
    const { passed, failed } = read(JSON.parse(fs.readFileSync(file, "utf8")) as Report);
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return one(false);
  }
}

const vitest = (name: string, projects: readonly string[], workers = 1): Step => ({
  name,
  run: async () => {
    const file = `${reports}/vitest-${projects.join("-")}.json`;
    const flags = [
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
      `--maxWorkers=${workers}`,
    ];
    const chosen = projects.map((project) => `--project=${project}`);
    const { code, output } = await start("vitest", ["run", ...flags, ...chosen], { stdio: "pipe" });
    const count = counted<{ numPassedTests: number; numFailedTests: number }>(code, file, (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
    }));
    return { ...count, output };
  },
});

const endToEnd: Step = {
  name: "end-to-end tests",
  run: async () => {
    const file = `${reports}/playwright.json`;
    const code = await run("playwright", ["test", "--reporter=list,json"], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      BROWSER_PATH: findBrowser(),
    });
    return counted<{ stats: Record<"expected" | "unexpected" | "flaky", number> }>(
      code,
      file,
      ({ stats }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
      }),
    );
  },
};

async function runStep({ name, run }: Step): Promise<Result> {
  const started = Date.now();
  const { passed, failed, output = "" } = await run();
  const seconds = Math.round((Date.now() - started) / 1000);
  console.info(
    `\n=== ${name}: ${failed === 0 ? "passed" : "FAILED"} after ${seconds} s\n${output.trimEnd()}`,
  );
  return { name, passed, failed, seconds };
}

/** Runs the steps with limited parallelism. A step fails if its prerequisite has failed. */
async function runSteps(steps: readonly Step[], places: number): Promise<Result[]> {
  const ended = new Map<Step, Result>();
  const running = new Map<Step, Promise<void>>();
  while (ended.size < steps.length) {
    const ready = steps.find(
      (step) => !ended.has(step) && !running.has(step) && (!step.needs || ended.has(step.needs)),
    );
    if (ready && ready.needs && ended.get(ready.needs)?.failed !== 0)
      ended.set(ready, { name: ready.name, ...one(false), seconds: 0 });
    else if (ready && running.size < places)
      running.set(
        ready,
        runStep(ready).then((result) => {
          ended.set(ready, result);
          running.delete(ready);
        }),
      );
    else await Promise.race(running.values());
  }
  return steps.flatMap((step) => ended.get(step) ?? []);
}

/** Prints the duration of each step, the failures and a final line with the counts; returns the exit code. */
function summarize(results: readonly Result[]): number {
  console.info("");
  for (const { name, seconds } of results)
    console.info(`${name.padEnd(34)} ${String(seconds).padStart(4)} s`);
  const failed = results.filter((result) => result.failed > 0).map(({ name }) => name);
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(", ")}`);
  const total = (key: keyof Count) => results.reduce((sum, result) => sum + result[key], 0);
  console.info(`\n${total("passed")} passed, ${total("failed")} failed`);
  return Number(failed.length > 0);
}

/** Step for linting and type checking, which requires the generated types of the queries. */
const lint = (needs: Step) => command("lint and types", "tsx", ["node_modules/oxlint/bin/oxlint"], needs);

const quick = () => {
  const types: Step = { name: "types of the queries", run: async () => one((await refreshTypes()) === 0) };
  return runSteps(
    [types, vitest("content tests", ["content"]), vitest("unit tests", ["unit"]), lint(types)],
    2,
  );
};

const everything = async () => {
  const build: Step = { name: "build", run: async () => one((await buildSite()) === 0) };
  const format = ["--check", "--log-level=warn", ".", "!data/**", "!locales/**"];
  const steps = [
    build,
    vitest("component tests", ["component", "screens"], 2),
    vitest("unit, content and contract tests", ["unit", "content", "contract"], 2),
    command("format", "prettier", format),
    lint(build),
    command("unused code", "knip", [], build),
  ];
  return [...(await runSteps(steps, 3)), ...(await runSteps([endToEnd], 1))];
};

async function main() {
  const isQuick = process.argv.includes("--quick");
  if (!isQuick) fs.rmSync(reports, { recursive: true, force: true });
  fs.mkdirSync(reports, { recursive: true });
  process.exit(summarize(await (isQuick ? quick() : everything())));
}

void main();
