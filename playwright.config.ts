import { defineConfig, devices } from "@playwright/test";
import { browserFlags, installedBrowser } from "./scripts/browser";
import { isWhole } from "./tests/e2e/extent";

const executablePath = installedBrowser();

const { viewport, userAgent } = devices["Pixel 7"];
const phone = {
  name: "phone",
  testMatch: /pages\.spec/,
  use: { viewport, userAgent, hasTouch: true, isMobile: true },
};

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  // Tests mostly wait for the browser, so a machine with two cores runs two per core.
  workers: 4,
  retries: 0,
  // Ends only hanging tests: a test of many pages takes a minute on two free cores, several on busy ones.
  timeout: 600_000,
  // The default is too short on a busy machine, and no test relies on a timeout.
  expect: { timeout: 30_000 },
  use: {
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    serviceWorkers: "block",
    // Tracing every test would double the duration of a run; for a failed test use `--trace on`.
    screenshot: "only-on-failure",
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
    // Phone viewport for the page tests; journeys and layout tests set their own.
    ...(isWhole ? [phone] : []),
  ],
});
