import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** The one without a window comes first: the same engine takes half the processor time without a browser around it. */
const systemNames = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

/** What Chromium is started with. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  // On a closed network it shall not call its maker.
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // With and without a window letters are of the same width.
  "--font-render-hinting=none",
];

/** Where the systems that have no such command keep it. */
const systemFiles = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function systemBrowser(names = systemNames): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const commands = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...commands, ...systemFiles].find((file) => fs.existsSync(file));
}

/** Playwright's own, where it was downloaded. */
function ownBrowser(): string | undefined {
  const file = chromium.executablePath();
  return fs.existsSync(file) ? file : undefined;
}

/** Path of an installed Chromium: `BROWSER_PATH`, Playwright's own, else the system's. */
export const installedBrowser = (): string | undefined =>
  process.env.BROWSER_PATH ?? ownBrowser() ?? systemBrowser();

/** Path of a full Chromium, which fetches what the headless shell leaves out, such as the icon. */
export const fullBrowser = (): string | undefined =>
  ownBrowser() ?? systemBrowser(systemNames.filter((name) => !name.includes("headless")));

/** Path of a Chromium for the end-to-end tests. Ends the process with the commands that install one where there is none. */
export function findBrowser(): string {
  const file = installedBrowser();
  if (file) return file;
  console.error(`No Chromium was found. Install one of these, or set BROWSER_PATH:

  npx playwright install chromium
  sudo apt-get install chromium-headless-shell`);
  process.exit(1);
}
