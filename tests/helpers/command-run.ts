import { spawn, type ChildProcess } from "node:child_process";

/** A command as a document writes it, running in a folder until it ends or is stopped. */
export class CommandRun {
  private readonly child: ChildProcess;
  private output = "";
  /** Its exit code; null where it was stopped. */
  readonly ended: Promise<number | null>;

  constructor(command: string, cwd: string, env: Record<string, string> = {}) {
    // In a group of its own: npm starts others, which are to end with it. The runner's own settings are not a maintainer's.
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

  /** What it has printed so far. */
  printed = (): string => this.output;

  /** Ends it and everything that it has started. */
  async stop(): Promise<void> {
    if (this.child.exitCode === null && this.child.pid !== undefined)
      process.kill(-this.child.pid, "SIGTERM");
    await this.ended;
  }
}
