/**
 * `npm run check`: types, lint, unit and content tests; the quick loop before a commit. What has not changed since the last
 * time is not linted again, although a type of another file may have: `npm test` lints everything.
 */
import { refreshTypes } from "./graphql-types";
import { check, runSteps, summarize, type Step } from "./steps";
import { vitestStep } from "./vitest-step";

const cache = "node_modules/.cache/check";

const queryTypes: Step = {
  name: "types of the queries",
  run: async () => ((await refreshTypes()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
};

async function main() {
  const results = await runSteps(
    [
      queryTypes,
      vitestStep("content tests", ["content"]),
      check(
        "lint",
        "eslint",
        [
          ".",
          "--max-warnings=0",
          "--cache",
          "--cache-strategy=content",
          `--cache-location=${cache}/eslint.json`,
        ],
        queryTypes,
      ),
      vitestStep("unit tests", ["unit"]),
      check(
        "types",
        "tsc",
        ["--noEmit", "--incremental", "--tsBuildInfoFile", `${cache}/types.json`],
        queryTypes,
      ),
    ],
    2,
  );
  process.exit(summarize(results));
}

void main();
