import { defineConfig } from "@playwright/test";
import config from "../../playwright.config";
import { firefoxExceptions, withoutBrowser } from "./firefox-exceptions";

const wholeFiles = firefoxExceptions.filter(({ title }) => !title).map(({ file }) => file);
const titles = firefoxExceptions.flatMap(({ title }) => title ?? []);

/**
 * Tests of automatic animation, in a separate project: Playwright does not emulate reduced motion in Firefox.
 */
const inMotion = /the inbox demo plays by itself/;

const use = (prefersReducedMotion: 0 | 1) => ({
  browserName: "firefox" as const,
  channel: "moz-firefox",
  viewport: { width: 1280, height: 800 },
  // Playwright's screenshots inject a style, which the pages' policy reports as a violation.
  screenshot: "off" as const,
  launchOptions: {
    // Without browser toolbars, the Tab key stays within the page.
    args: ["--kiosk"],
    executablePath: process.env.FIREFOX_PATH,
    firefoxUserPrefs: {
      "general.smoothScroll": false,
      // Overlay scrollbars, as on phones and in Chromium, so that no page loses 12 px.
      "ui.useOverlayScrollbars": 1,
      // The downloads panel would take focus from the page.
      "browser.download.alwaysOpenPanel": false,
      // Disables the back-forward cache: a restored page fires no load event.
      "browser.sessionhistory.max_total_viewers": 0,
      "ui.prefersReducedMotion": prefersReducedMotion,
    },
  },
});

/** Configuration of the end-to-end tests in Firefox; `npm run test:engines` sets FIREFOX_PATH. */
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
