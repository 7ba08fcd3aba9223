import { spawn } from "node:child_process";
import path from "node:path";

/** Settings for every child process: no telemetry and no prompts. */
const quiet = { GATSBY_TELEMETRY_DISABLED: "1", CI: "true", NO_UPDATE_NOTIFIER: "1" };

/** Returns an environment whose PATH starts with the project's own commands, as in npm scripts. */
export const ownCommandsFirst = (): Record<string, string> => ({
  PATH: [path.resolve("node_modules/.bin"), process.env.PATH].join(path.delimiter),
});

/** On Windows, package commands are shell scripts. */
export const isShellNeeded = process.platform === "win32";

export type Outcome = { code: number; output: string };

/**
 * Runs a command from the project's packages on any platform.
 * @param stdio "inherit" shows the output as it arrives; "pipe" collects it
 * @returns the exit code (1 if a signal ended it) and the collected output
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

/** Runs a command from the project's packages, showing its output; returns the exit code. */
export const run = async (
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> => (await start(command, args, { env })).code;
