import { spawn, type ChildProcess } from "node:child_process";

/** Runs a documented command in a folder until it ends or is stopped. */
export class CommandRun {
  private readonly child: ChildProcess;
  private output = "";
  /** Exit code; null if stopped. */
  readonly ended: Promise<number | null>;

  constructor(command: string, cwd: string, env: Record<string, string> = {}) {
    // Runs in its own process group, so that processes started by npm end with it. Environment variables of
    // the test runner are removed.
    const { NODE_ENV: _, ALL_SPECS: __, ...own } = process.env;
    this.child = spawn(command, {
      cwd,
      shell: true,
      detached: true,
      env: { ...own, GATSBY_TELEMETRY_DISABLED: "1", ...env },
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on("data", (chunk) => (this.output += String(chunk)));
    this.ended = new Promise((resolve) => this.child.once("close", resolve));
  }

  /** Returns the output so far. */
  printed = (): string => this.output;

  /** Ends the command and all its child processes. */
  async stop(): Promise<void> {
    if (this.child.exitCode === null && this.child.pid !== undefined)
      process.kill(-this.child.pid, "SIGTERM");
    await this.ended;
  }
}
