import fs from "node:fs";
import { start } from "./run";
import type { Count, Step } from "./steps";

/** Folder of the reports that the test runners write. */
export const results = "test-results";

/** Reads the counts that a test runner wrote; a run that wrote none, or ended badly without a failure, counts as one failed. */
export function counted(code: number, read: () => Count): Count {
  try {
    const { passed, failed } = read();
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Parses a report of a test runner. */
export const readReport = <T>(file: string): T =>
  JSON.parse(fs.readFileSync(`${results}/${file}`, "utf8")) as T;

type Report = { numPassedTests: number; numFailedTests: number };

/**
 * The tests of some projects of vitest.config.mts, with the counts of the single tests.
 * @param workers how many processes they share; tests that wait a lot leave one alone half idle
 */
export const vitestStep = (name: string, projects: readonly string[], workers = 1): Step => ({
  name,
  run: async () => {
    const file = `vitest-${projects.join("-")}.json`;
    fs.rmSync(`${results}/${file}`, { force: true });
    const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${results}/${file}`];
    const { code, output } = await start(
      "vitest",
      [...args, `--maxWorkers=${workers}`, ...projects.map((project) => `--project=${project}`)],
      {
        stdio: "pipe",
      },
    );
    const count = counted(code, () => {
      const { numPassedTests, numFailedTests } = readReport<Report>(file);
      return { passed: numPassedTests, failed: numFailedTests };
    });
    return { ...count, output };
  },
});
