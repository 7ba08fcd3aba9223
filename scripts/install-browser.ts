/** Installs Chromium for the end-to-end tests if it is missing, as CI does on a new machine. */
import { fullBrowser, installedBrowser } from "./browser";
import { run } from "./run";

/** Installs the system package on Debian-based systems. */
async function installSystemPackage(): Promise<void> {
  console.info("The download is not possible here: installing the system's Chromium package.");
  const isRoot = process.getuid?.() === 0;
  const apt = (...args: string[]) => run(isRoot ? "apt-get" : "sudo", isRoot ? args : ["apt-get", ...args]);
  await apt("update");
  await apt("install", "-y", "--no-install-recommends", "chromium-headless-shell", "chromium");
}

async function install(): Promise<void> {
  const isInstalled = () => Boolean(installedBrowser() && fullBrowser());
  if (isInstalled()) return;
  console.info("No browser found: downloading Playwright's Chromium.");
  await run("playwright", ["install", "chromium"]);
  if (!isInstalled()) await installSystemPackage();
  if (!isInstalled()) throw new Error("No Chromium could be installed. Set BROWSER_PATH to one.");
}

void install();
