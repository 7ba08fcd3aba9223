import { defineConfig, mergeConfig } from "vitest/config";
import config from "../../vitest.config.mts";

/** Folders of tests, separated by commas: those of the folder that is judged, and no others (CONTRIBUTING.md). */
const folders = (process.env.MUTATION_TESTS ?? "").split(",");

const { projects = [], ...common } = config.test ?? {};

/** The projects of the test run, each with those of its tests that lie in the folders. */
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
