/**
 * `npm test`: everything CI runs on a change. Build, checks and tests share two places, the longest first, so that no core
 * waits; the end-to-end tests have the machine to themselves. `ALL_SPECS=1` adds the whole matrices and the tests that build
 * a site of their own.
 */
import fs from "node:fs";
import { reportAudit } from "./audit";
import { findBrowser } from "./browser";
import { buildSite } from "./build";
import { refreshTypes } from "./graphql-types";
import { run } from "./run";
import { check, lintAndTypes, runSteps, summarize, type Step } from "./steps";
import { counted, readReport, results, vitestStep } from "./vitest-step";

const one = (isPassed: boolean) => ({ passed: Number(isPassed), failed: Number(!isPassed) });

const queryTypes: Step = {
  name: "types of the queries",
  run: async () => one((await refreshTypes()) === 0),
};

/** Gatsby writes the types too, into the same cache. */
const build: Step = {
  name: "build",
  needs: queryTypes,
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

/** Without a registry that gives audits this step counts as nothing, and the end of the run says so. */
const notDone: string[] = [];
const audit: Step = {
  name: "known vulnerabilities",
  run: () => {
    const outcome = reportAudit();
    if (outcome === "not done") notDone.push("the check for known vulnerabilities");
    return Promise.resolve({ passed: Number(outcome === true), failed: Number(outcome === false) });
  },
};

async function main() {
  fs.rmSync(results, { recursive: true, force: true });
  fs.mkdirSync(results, { recursive: true });
  const done = await runSteps(
    [
      queryTypes,
      vitestStep("component tests", ["component"], 2),
      build,
      vitestStep("unit, content and contract tests", ["unit", "content", "contract"], 2),
      lintAndTypes(queryTypes),
      check("format", "prettier", ["--check", "--log-level=warn", ".", "!data/**", "!locales/**"]),
      check("unused code", "knip", [], queryTypes),
      audit,
    ],
    2,
  );
  process.exit(summarize([...done, ...(await runSteps([endToEnd], 1))], notDone));
}

void main();
