import { defineConfig } from "@playwright/test";
import config from "../../playwright.config";
import { firefoxExceptions, withoutBrowser } from "./firefox-exceptions";

const wholeFiles = firefoxExceptions.filter(({ title }) => !title).map(({ file }) => file);
const titles = firefoxExceptions.flatMap(({ title }) => title ?? []);

/** The end-to-end tests in Firefox; `npm run test:engines` sets FIREFOX_PATH. */
export default defineConfig({
  ...config,
  testDir: "../e2e",
  outputDir: "../../test-results/firefox",
  testIgnore: [...withoutBrowser, ...wholeFiles],
  grepInvert: titles.length > 0 ? titles : undefined,
  timeout: 90_000,
  projects: [
    {
      name: "firefox",
      use: {
        browserName: "firefox",
        channel: "moz-firefox",
        viewport: { width: 1280, height: 800 },
        // Playwright styles the page for a picture of it, which the pages' own policy reports.
        screenshot: "off",
        launchOptions: {
          // Without the browser's own bars the tabulator key stays on the page.
          args: ["--kiosk"],
          executablePath: process.env.FIREFOX_PATH,
          firefoxUserPrefs: {
            "general.smoothScroll": false,
            // A page that comes back from this cache is not reported as loaded, and Playwright waits for ever.
            "browser.sessionhistory.max_total_viewers": 0,
            // Playwright does not emulate it there.
            "ui.prefersReducedMotion": 1,
          },
        },
      },
    },
  ],
});
