import { defineConfig } from "@playwright/test";
import config from "../../playwright.config";
import { firefoxExceptions, withoutBrowser } from "./firefox-exceptions";

const wholeFiles = firefoxExceptions.filter(({ title }) => !title).map(({ file }) => file);
const titles = firefoxExceptions.flatMap(({ title }) => title ?? []);

/** What moves by itself, in a project of its own: Playwright does not emulate the wish for less motion in Firefox. */
const inMotion = /the inbox demo plays by itself/;

const use = (prefersReducedMotion: 0 | 1) => ({
  browserName: "firefox" as const,
  channel: "moz-firefox",
  viewport: { width: 1280, height: 800 },
  // Playwright styles the page for a picture of it, which the pages' own policy reports.
  screenshot: "off" as const,
  launchOptions: {
    // Without the browser's own bars the tabulator key stays on the page.
    args: ["--kiosk"],
    executablePath: process.env.FIREFOX_PATH,
    firefoxUserPrefs: {
      "general.smoothScroll": false,
      // As on phones, and in the other engine's window: no page loses 12 px to a bar.
      "ui.useOverlayScrollbars": 1,
      // The list of downloads would take the focus from the page.
      "browser.download.alwaysOpenPanel": false,
      // A page that comes back from this cache is not reported as loaded, and Playwright waits for ever.
      "browser.sessionhistory.max_total_viewers": 0,
      "ui.prefersReducedMotion": prefersReducedMotion,
    },
  },
});

/** The end-to-end tests in Firefox; `npm run test:engines` sets FIREFOX_PATH. */
export default defineConfig({
  ...config,
  testDir: "../e2e",
  outputDir: "../../test-results/firefox",
  testIgnore: [...withoutBrowser, ...wholeFiles],
  projects: [
    { name: "firefox", grepInvert: [...titles, inMotion], use: use(1) },
    { name: "firefox in motion", grep: inMotion, use: use(0) },
  ],
});
