import path from "node:path";
import { defineConfig } from "@playwright/test";
import config from "../../playwright.config";

const { SCREENSHOTS: folder } = process.env;
if (!folder) throw new Error("SCREENSHOTS names the folder of the set, outside the repository.");

/**
 * Screenshots of every page, screen and state. `--update-snapshots` creates a set; without it the build is
 * compared with the set: `SCREENSHOTS=/tmp/before npx playwright test -c tests/screenshots`. `SITE` is the
 * folder with another build's `public` and `deploy`.
 */
export default defineConfig({
  ...config,
  testDir: ".",
  outputDir: "../../test-results/screenshots",
  snapshotPathTemplate: path.resolve(folder, "{arg}{ext}"),
  reporter: [["list"], ["html", { outputFolder: "../../test-results/screenshots-report", open: "never" }]],
  use: { ...config.use, contextOptions: { reducedMotion: "reduce" }, screenshot: "off" },
  projects: [{ name: "screenshots", use: { viewport: { width: 1280, height: 800 } } }],
});
