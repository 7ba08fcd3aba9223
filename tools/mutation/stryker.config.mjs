/** StrykerJS configuration; `tools/mutation.ts` selects the folder. */
export default {
  testRunner: "vitest",
  vitest: { configFile: "tools/mutation/vitest.config.mts" },
  coverageAnalysis: "perTest",
  concurrency: 2,
  // Static mutants, such as those in schemas and constant lists, need whole test files to run: slow, and
  // rarely worth a test.
  ignoreStatic: true,
  ignorePatterns: ["public", ".cache", "deploy", "test-results", ".sandbox", ".studio", "static"],
  reporters: ["clear-text", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: true },
  tempDirName: "test-results/mutation-sandbox",
  jsonReporter: { fileName: "test-results/mutation/report.json" },
};
