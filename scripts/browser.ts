import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** Browser commands, preferred first: the headless shell has the same engine but needs half the CPU time. */
const systemNames = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  // Prevents requests to the browser's vendor on a closed network.
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Gives letters the same width in headless and headed mode.
  "--font-render-hinting=none",
];

/** Default paths of the browser on systems without a command for it. */
const systemFiles = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function systemBrowser(names = systemNames): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const commands = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...commands, ...systemFiles].find((file) => fs.existsSync(file));
}

/** Path of the browser installed by Playwright, if any. */
function ownBrowser(): string | undefined {
  const file = chromium.executablePath();
  return fs.existsSync(file) ? file : undefined;
}

/** Path of an installed Chromium: `BROWSER_PATH`, otherwise Playwright's, otherwise the system's. */
export const installedBrowser = (): string | undefined =>
  process.env.BROWSER_PATH ?? ownBrowser() ?? systemBrowser();

/** Path of a full Chromium, which requests the favicon, unlike the headless shell. */
export const fullBrowser = (): string | undefined =>
  ownBrowser() ?? systemBrowser(systemNames.filter((name) => !name.includes("headless")));

/** Returns the path of Chromium for the end-to-end tests; without one, prints instructions and exits. */
export function findBrowser(): string {
  const file = installedBrowser();
  if (file) return file;
  console.error(`No Chromium was found. Install one of these, or set BROWSER_PATH:

  npx playwright install chromium
  sudo apt-get install chromium-headless-shell`);
  process.exit(1);
}
