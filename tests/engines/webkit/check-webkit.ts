import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { serveSite } from "../../../scripts/site-server";
import { sitePages } from "../../helpers/site-pages";
import { journey } from "./journey";
import { checkPage, checkScreens } from "./pages";
import { openSession } from "./session";

type Result = { passed: number; failures: string[]; version: string };

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a virtual display with WebDriver; resolves once WebDriver is ready. */
async function startDriver(driver: string): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const display = `:${100 + (process.pid % 800)}`;
  const start = (command: string, args: string[]): ChildProcess =>
    spawn(command, args, { stdio: "ignore", env: { ...process.env, DISPLAY: display } });
  const screen = start("Xvfb", [display, "-screen", "0", "1280x900x24", "-nolisten", "tcp"]);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const web = start(driver, [`--port=${port}`, "--host=127.0.0.1"]);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    stop() {
      web.kill();
      screen.kill();
    },
  };
}

/**
 * Checks every page and screen after hydration, and the onboarding with both packages, in WebKitGTK's
 * browser.
 */
export async function checkWebkit(driver: string, browser: string): Promise<Result> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "webkit-"));
  const site = await serveSite(0, { directory, installation: { stepMilliseconds: 250 } });
  const { url, stop } = await startDriver(driver);
  const failures: string[] = [];
  let passed = 0;
  const note = (what: string, problems: readonly string[]) => {
    if (problems.length === 0) passed += 1;
    else failures.push(`${what}: ${problems.join(", ")}`);
    console.info(`${problems.length === 0 ? "✓" : "✘"} WebKit ${what}`);
  };
  try {
    const { session, version } = await openSession(url, browser);
    try {
      for (const locale of locales) {
        for (const address of [...sitePages(locale), localizedPath(locale, "/nope/")])
          note(address, await checkPage(session, site.url + address, locale));
        const screens = await checkScreens(session, site.url, locale);
        for (const [screen, problems] of Object.entries(screens)) note(screen, problems);
        for (const chosen of ["all-features", "instagram-only"] as const) {
          const target = await journey(session, site.url, locale, chosen).catch((error: unknown) => error);
          const isGood = typeof target === "string" && target.startsWith("https://");
          note(`journey, ${chosen}, ${locale}`, isGood ? [] : [String(target)]);
        }
      }
      return { passed, failures, version };
    } finally {
      await session.close();
    }
  } finally {
    stop();
    await site.close();
    fs.rmSync(directory, { recursive: true, force: true });
  }
}
