import { spawn } from "node:child_process";

/** Settings every child process gets: Gatsby sends no statistics and asks nothing. */
const quiet = { GATSBY_TELEMETRY_DISABLED: "1", CI: "true", NO_UPDATE_NOTIFIER: "1" };

/**
 * Runs a command of the project's own packages and shows its output.
 * @returns the exit code; 1 when the command was ended by a signal
 */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn("npx", ["--no-install", command, ...args], {
      stdio: "inherit",
      env: { ...process.env, ...quiet, ...env },
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/**
 * Builds the site from scratch into public/, with everything a host needs to know in deploy/. Gatsby's cache is left
 * aside: after an edit of styles alone it keeps pages that name the old style sheet.
 */
export async function buildSite(): Promise<number> {
  const cleaned = await run("gatsby", ["clean"]);
  return cleaned === 0 ? run("gatsby", ["build"]) : cleaned;
}
