/**
 * `npm test`: everything CI runs on a change. Build, checks and tests share three places, the longest first, so that no core
 * waits; the end-to-end tests have the machine to themselves. `ALL_SPECS=1` adds the whole matrices and the tests that build
 * a site of their own.
 */
import fs from "node:fs";
import { findBrowser } from "./browser";
import { buildSite } from "./build";
import { run } from "./run";
import { check, lintAndTypes, runSteps, summarize, type Step } from "./steps";
import { counted, readReport, results, vitestStep } from "./vitest-step";

const one = (isPassed: boolean) => ({ passed: Number(isPassed), failed: Number(!isPassed) });

/** Gatsby writes the types of the queries too. */
const build: Step = {
  name: "build",
  run: async () => one((await buildSite()) === 0),
};

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

const endToEnd: Step = {
  name: "end-to-end tests",
  run: async () => {
    const file = "playwright.json";
    const code = await run("playwright", ["test", "--reporter=list,json"], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/${file}`,
      BROWSER_PATH: findBrowser(),
    });
    return counted(code, () => {
      const { stats } = readReport<PlaywrightReport>(file);
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    });
  },
};

/** One more than the cores of a common CI machine: the component tests wait for timers half of their time. */
const places = 3;

async function main() {
  fs.rmSync(results, { recursive: true, force: true });
  fs.mkdirSync(results, { recursive: true });
  const done = await runSteps(
    [
      build,
      vitestStep("component tests", ["component"], 2),
      vitestStep("unit, content and contract tests", ["unit", "content", "contract"], 2),
      check("format", "prettier", ["--check", "--log-level=warn", ".", "!data/**", "!locales/**"]),
      lintAndTypes(build),
      check("unused code", "knip", [], build),
    ],
    places,
  );
  process.exit(summarize([...done, ...(await runSteps([endToEnd], 1))]));
}

void main();
