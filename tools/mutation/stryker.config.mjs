/** How StrykerJS mutates; `tools/mutation.ts` names the folder. */
export default {
  testRunner: "vitest",
  vitest: { configFile: "tools/mutation/vitest.config.mts" },
  coverageAnalysis: "perTest",
  concurrency: 2,
  // A mutant of a schema or of a list that is made once is met by whole test files: dear, and rarely worth a test.
  ignoreStatic: true,
  ignorePatterns: ["public", ".cache", "deploy", "test-results", ".sandbox", ".studio", "static"],
  reporters: ["clear-text", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: true },
  tempDirName: "test-results/mutation-sandbox",
  jsonReporter: { fileName: "test-results/mutation/report.json" },
};
