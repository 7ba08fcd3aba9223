/** `npm run check`: types, lint, unit and content tests; the quick loop before a commit. */
import { refreshTypes } from "./graphql-types";
import { check, runLanes, summarize } from "./steps";
import { vitestStep } from "./vitest-step";

async function main() {
  if ((await refreshTypes()) !== 0) process.exit(1);
  const results = await runLanes(
    [check("lint", "eslint", [".", "--max-warnings=0"])],
    [check("types", "tsc", ["--noEmit"]), vitestStep("unit and content tests", ["unit", "content"])],
  );
  process.exit(summarize(results));
}

void main();
