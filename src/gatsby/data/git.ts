import { execFileSync } from "node:child_process";

/** Returns the output of a Git command in a folder; null if Git, the folder or the commit is missing. */
export function git(root: string, ...args: string[]): string | null {
  try {
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return null;
  }
}

/**
 * Returns a file's text at a commit, with LF line endings; null if Git, the commit or the file is missing.
 */
export const textAtCommit = (root: string, commit: string, file: string): string | null =>
  git(root, "show", `${commit}:./${file}`)?.replaceAll("\r\n", "\n") ?? null;
