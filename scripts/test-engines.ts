/**
 * `npm run test:engines [firefox] [webkit]`: tests the built site in Firefox (end-to-end tests) and WebKit
 * (every page, every screen, the whole onboarding). First builds whatever has changed. Lists missing packages
 * but does not install them.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { firefoxExceptions } from "../tests/engines/firefox-exceptions";
import { checkWebkit } from "../tests/engines/webkit/check-webkit";
import { buildWhatChanged } from "./build";
import { run } from "./run";

const { FIREFOX_PATH = "/usr/bin/firefox-esr", WEBKIT_DRIVER_PATH = "/usr/bin/WebKitWebDriver" } =
  process.env;
const browserFolders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec"];
const miniBrowsers = browserFolders.flatMap((folder) =>
  ["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"].map((name) => `${folder}/${name}/MiniBrowser`),
);
const miniBrowser = process.env.WEBKIT_PATH ?? miniBrowsers.find((file) => fs.existsSync(file));

/** Minimum proportion of Firefox tests that must pass. */
const minShare = 0.95;
const report = path.resolve("test-results/firefox.json");

type Outcome = { name: string; isGood: boolean; words: string };

function missing(engine: string): string | undefined {
  const isThere = (command: string) => spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;
  if (engine === "firefox" && !fs.existsSync(FIREFOX_PATH))
    return "Debian's package firefox-esr, or FIREFOX_PATH";
  if (engine !== "webkit") return undefined;
  if (!fs.existsSync(WEBKIT_DRIVER_PATH)) return "Debian's package webkit2gtk-driver, or WEBKIT_DRIVER_PATH";
  if (!miniBrowser) return "MiniBrowser (it comes with Debian's package webkit2gtk-driver), or WEBKIT_PATH";
  return isThere("Xvfb") ? undefined : "Debian's package xvfb";
}

async function firefox(): Promise<Outcome> {
  await run("playwright", ["test", "-c", "tests/engines/firefox.config.ts", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    FIREFOX_PATH,
  });
  const { stats } = JSON.parse(fs.readFileSync(report, "utf8")) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  const total = stats.expected + stats.unexpected + stats.flaky;
  for (const { file, title, reason } of firefoxExceptions)
    console.info(`not run in Firefox: ${file}${title ? ` ${title.source}` : ""}: ${reason}`);
  const words = `${stats.expected} of ${total} end-to-end tests passed`;
  return { name: "Firefox", isGood: total > 0 && stats.expected / total >= minShare, words };
}

async function webkit(): Promise<Outcome> {
  const { passed, failures, version } = await checkWebkit(WEBKIT_DRIVER_PATH, miniBrowser ?? "");
  for (const failure of failures) console.error(`WebKit: ${failure}`);
  const words = `${passed} of ${passed + failures.length} pages, screens and journeys passed`;
  return { name: `WebKit ${version}`, isGood: failures.length === 0, words };
}

async function main() {
  const chosen = process.argv.slice(2);
  const engines = { firefox, webkit };
  const names = (Object.keys(engines) as (keyof typeof engines)[]).filter(
    (name) => chosen.length === 0 || chosen.includes(name),
  );
  const lacking = names.flatMap((name) => missing(name) ?? []);
  for (const what of lacking) console.error(`Missing: ${what}`);
  if (lacking.length > 0) process.exit(1);
  if ((await buildWhatChanged()) !== 0) process.exit(1);
  fs.mkdirSync("test-results", { recursive: true });
  const outcomes: Outcome[] = [];
  for (const name of names) outcomes.push(await engines[name]());
  for (const { name, isGood, words } of outcomes)
    console.info(`${isGood ? "passed" : "FAILED"}  ${name}: ${words}`);
  process.exit(outcomes.every(({ isGood }) => isGood) ? 0 : 1);
}

void main();
