import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const git = (root: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@x.example", ...args], {
    cwd: root,
    encoding: "utf8",
  });

/** A throw-away copy of the content with a Git history of its own, for a studio to write to. */
export function studioRoot() {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "studio-")));
  for (const folder of ["data", "locales", "src/pages", ".prettierrc.json", ".editorconfig"])
    fs.cpSync(folder, path.join(root, folder), { recursive: true });
  fs.writeFileSync(path.join(root, ".gitignore"), ".studio/\n");
  git(root, "init", "-q");
  git(root, "config", "user.name", "x");
  git(root, "config", "user.email", "x@x.example");
  git(root, "config", "core.autocrlf", "false");
  git(root, "add", "-A");
  git(root, "commit", "-qm", "Start");
  return {
    root,
    git: (...args: string[]) => git(root, ...args),
    read: (file: string) => fs.readFileSync(path.join(root, file), "utf8"),
    write: (file: string, text: string) => fs.writeFileSync(path.join(root, file), text),
    /** Lines that differ from the first commit, as `-old` and `+new`. */
    changedLines: () =>
      git(root, "diff", "-U0", "--no-color")
        .split("\n")
        .filter((line) => /^[-+](?![-+]{2})/.test(line)),
    remove: () => fs.rmSync(root, { recursive: true, force: true }),
  };
}
