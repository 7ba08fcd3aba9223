import { spawn } from "node:child_process";
import path from "node:path";

/** Settings of every child process: Gatsby sends no statistics and asks nothing. */
const quiet = { GATSBY_TELEMETRY_DISABLED: "1", CI: "true", NO_UPDATE_NOTIFIER: "1" };

/** The project's own commands come first, also where this was not started by npm. */
export const ownCommandsFirst = (): Record<string, string> => ({
  PATH: [path.resolve("node_modules/.bin"), process.env.PATH].join(path.delimiter),
});

/** The commands of packages are scripts of the shell on Windows. */
export const isShellNeeded = process.platform === "win32";

/** What a command printed and how it ended. */
export type Outcome = { code: number; output: string };

/**
 * Starts a command of the project's own packages on any platform.
 * @param stdio "inherit" shows its output as it comes; "pipe" collects it
 * @returns the exit code (1 when a signal ended it) and what was collected
 */
export function start(
  command: string,
  args: readonly string[],
  { env = {}, stdio = "inherit" }: { env?: Record<string, string>; stdio?: "inherit" | "pipe" } = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], {
      stdio: ["ignore", stdio, stdio],
      shell: isShellNeeded,
      env: { ...process.env, ...quiet, ...ownCommandsFirst(), ...env },
    });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (part: Buffer) => {
        parts.push(part);
      });
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output: Buffer.concat(parts).toString() }));
  });
}

/** Runs a command of the project's own packages and shows its output; returns the exit code. */
export const run = async (
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> => (await start(command, args, { env })).code;
