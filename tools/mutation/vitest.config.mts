import { defineConfig, mergeConfig } from "vitest/config";
import config from "../../vitest.config.mts";

/** Folders of the tests to run, separated by commas: only those for the mutated folder (CONTRIBUTING.md). */
const folders = (process.env.MUTATION_TESTS ?? "").split(",");

const { projects = [], ...common } = config.test ?? {};

/** Test projects that have tests in these folders, limited to those tests. */
const chosen = projects.flatMap((project) => {
  if (typeof project !== "object" || !("test" in project) || typeof project.test?.name !== "string")
    return [];
  const own = `tests/${project.test.name}`;
  const include = folders
    .filter((folder) => folder === own || folder.startsWith(`${own}/`))
    .map((folder) => `${folder}/**/*.test.{ts,tsx}`);
  return include.length === 0 ? [] : [{ ...project, test: { ...project.test, include } }];
});

export default defineConfig(mergeConfig({ ...config, test: common }, { test: { projects: chosen } }));
