/** `npm run check`: types, lint, unit and content tests; the quick loop before a commit. */
import { refreshTypes } from "./graphql-types";
import { lintAndTypes, runSteps, summarize, type Step } from "./steps";
import { vitestStep } from "./vitest-step";

const queryTypes: Step = {
  name: "types of the queries",
  run: async () => ((await refreshTypes()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
};

async function main() {
  const results = await runSteps(
    [
      queryTypes,
      vitestStep("content tests", ["content"]),
      vitestStep("unit tests", ["unit"]),
      lintAndTypes(queryTypes),
    ],
    2,
  );
  process.exit(summarize(results));
}

void main();
