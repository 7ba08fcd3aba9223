import { execFileSync } from "node:child_process";
import { ProjectCopy } from "./project-copy";

/** A throw-away copy of the whole project in a Git history of its own, which tells what was changed in it. */
export class VersionedCopy extends ProjectCopy {
  constructor() {
    super();
    this.git("init", "-q");
    this.git("config", "core.autocrlf", "false");
    this.git("add", "-A");
    this.git("commit", "-q", "-m", "Start");
  }

  private git(...args: string[]): string {
    return execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@x.example", ...args], {
      cwd: this.root,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
  }

  /** Files that were written or added since. */
  changedFiles(): string[] {
    this.git("add", "-A");
    return this.git("diff", "--cached", "--name-only", "--no-renames", "--diff-filter=d")
      .split("\n")
      .filter(Boolean);
  }
}
