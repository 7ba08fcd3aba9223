import { defineConfig, devices } from "@playwright/test";
import { installedBrowser } from "./scripts/browser";
import { isWhole } from "./tests/e2e/extent";

/** The flags keep a browser on a closed network from calling its maker. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const executablePath = installedBrowser();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  use: {
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    serviceWorkers: "block",
    // A trace of every test doubles the time of a run; of one that failed it is had with `--trace on`.
    screenshot: "only-on-failure",
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      testMatch: isWhole ? /pages\.spec|journey\.spec/ : /journey\.spec/,
      use: {
        viewport: devices["Pixel 7"].viewport,
        userAgent: devices["Pixel 7"].userAgent,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
