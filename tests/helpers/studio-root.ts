import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const git = (root: string, ...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" });

/** Git identity for commits; other settings stay those of the machine. */
const gitConfig = "[user]\nname = x\nemail = x@x.example\n[core]\nautocrlf = false\n[gc]\nauto = 0\n";

/** Reports whether a file is append-only and content-addressed, so that it need not be reset. */
const isLasting = (file: string) => /^(?:\.git\/objects|\.studio\/check)(?:\/|$)/.test(file);

const filesBelow = (root: string) =>
  fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !isLasting(file));

/** Creates a temporary copy of the content with its own Git history, for a studio to write to. */
export function studioRoot() {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "studio-")));
  for (const folder of ["data", "locales", "src/pages", ".prettierrc.json", ".editorconfig"])
    fs.cpSync(folder, path.join(root, folder), { recursive: true });
  fs.writeFileSync(path.join(root, ".gitignore"), ".studio/\n");
  git(root, "init", "-q", "--template=");
  fs.appendFileSync(path.join(root, ".git/config"), gitConfig);
  git(root, "add", "-A");
  git(root, "commit", "-qm", "Start");
  const start = `${root}-start`;
  let states = new Map<string, string>();
  /** Restores the state of the first call; copies only what has changed since. */
  const reset = () => {
    const stateOf = (file: string) => {
      const { ino, mtimeMs } = fs.lstatSync(path.join(root, file));
      return `${ino} ${mtimeMs}`;
    };
    const filter = (file: string) => !isLasting(path.relative(root, file));
    if (!fs.existsSync(start)) fs.cpSync(root, start, { recursive: true, filter });
    else {
      for (const file of filesBelow(root)) if (!states.has(file)) fs.rmSync(path.join(root, file));
      for (const [file, state] of states)
        if (!fs.existsSync(path.join(root, file)) || stateOf(file) !== state)
          fs.cpSync(path.join(start, file), path.join(root, file));
    }
    states = new Map(filesBelow(root).map((file) => [file, stateOf(file)]));
  };
  return {
    root,
    reset,
    git: (...args: string[]) => git(root, ...args),
    read: (file: string) => fs.readFileSync(path.join(root, file), "utf8"),
    write: (file: string, text: string) => fs.writeFileSync(path.join(root, file), text),
    /** Returns the lines that differ from the first commit, as `-old` and `+new`. */
    changedLines: () =>
      git(root, "diff", "-U0", "--no-color")
        .split("\n")
        .filter((line) => /^[-+](?![-+]{2})/.test(line)),
    remove: () => {
      for (const folder of [root, start]) fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
