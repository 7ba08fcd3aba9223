import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import { chromium } from "@playwright/test";

const systemNames = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

function systemBrowser(): string | undefined {
  const { PATH = "" } = process.env;
  const folders = PATH.split(":").filter(Boolean);
  return systemNames
    .flatMap((name) => folders.map((folder) => `${folder}/${name}`))
    .find((file) => fs.existsSync(file));
}

/** Playwright's own download; false where downloads of browsers are not possible. */
function downloadBrowser(): boolean {
  console.info("No browser found: installing Playwright's Chromium.");
  const { status } = spawnSync("npx", ["--no-install", "playwright", "install", "chromium"], {
    stdio: "inherit",
    timeout: 180_000,
  });
  return status === 0 && fs.existsSync(chromium.executablePath());
}

/** The system's own Chromium package, where there is a Debian-like package manager. */
function installSystemPackage() {
  console.info("The download is not possible here: installing the system's Chromium package.");
  const isRoot = process.getuid?.() === 0;
  const apt = (...args: string[]) =>
    execFileSync(isRoot ? "apt-get" : "sudo", isRoot ? args : ["apt-get", ...args], { stdio: "inherit" });
  apt("update");
  apt("install", "-y", "--no-install-recommends", "chromium");
}

/**
 * Path of a Chromium for the end-to-end tests: Playwright's, else the system's, else one installed now. Says what it
 * takes.
 */
export function findBrowser(): string {
  const own = chromium.executablePath();
  if (fs.existsSync(own)) return announce("Playwright's Chromium", own);
  const system = systemBrowser();
  if (system) return announce("the system's browser", system);
  if (downloadBrowser()) return announce("the downloaded Chromium", own);
  installSystemPackage();
  const installed = systemBrowser();
  if (!installed) throw new Error("No Chromium could be found or installed. Set BROWSER_PATH to one.");
  return announce("the installed package", installed);
}

function announce(kind: string, file: string): string {
  console.info(`End-to-end tests use ${kind}: ${file}`);
  return file;
}
