import { execFileSync } from "node:child_process";

/** What Git prints in a folder; null where it, the folder or the commit does not exist. */
export function git(root: string, ...args: string[]): string | null {
  try {
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return null;
  }
}

/** A file as a commit holds it, with line ends of one character; null where there is no Git, no such commit or no such file. */
export const textAtCommit = (root: string, commit: string, file: string): string | null =>
  git(root, "show", `${commit}:./${file}`)?.replaceAll("\r\n", "\n") ?? null;
