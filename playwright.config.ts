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
  // Tests wait for a browser most of their time: two of them share a core of a machine that has two.
  workers: 4,
  retries: 0,
  // A limit only ends a test that hangs: a test of many pages takes a minute on two free cores and several on busy ones.
  timeout: 600_000,
  // A loaded machine is slow: no test means the seconds that are waited for by default.
  expect: { timeout: 30_000 },
  use: {
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    serviceWorkers: "block",
    // A trace of every test doubles the time of a run; of one that failed it is had with `--trace on`.
    screenshot: "only-on-failure",
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
    // Viewport of a phone; journeys and layouts choose their windows themselves.
    ...(isWhole ? [phone] : []),
  ],
});
