import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { gatsbySettings } from "../../scripts/build";

/** Files left out of a standalone copy: generated or installed ones. */
const leftOut = [
  "node_modules",
  ".git",
  ".cache",
  "public",
  "deploy",
  ".sandbox",
  "test-results",
  "playwright-report",
];

/** Temporary copy of the project that shares the installed packages. */
export class ProjectCopy {
  readonly root = fs.mkdtempSync(path.join(os.tmpdir(), "project-"));

  constructor() {
    for (const name of fs.readdirSync(".").filter((entry) => !leftOut.includes(entry)))
      fs.cpSync(name, path.join(this.root, name), { recursive: true });
    const packages = path.join(this.root, "node_modules");
    fs.mkdirSync(packages);
    // Commands keep their caches in .cache, so the copy has its own.
    for (const name of fs.readdirSync("node_modules").filter((entry) => entry !== ".cache"))
      fs.symlinkSync(path.resolve("node_modules", name), path.join(packages, name));
  }

  private path = (file: string) => path.join(this.root, file);

  /** Rewrites a JSON file based on its own content or that of another file. */
  writeJson<T>(file: string, change: (content: T) => unknown, from = file) {
    const content = JSON.parse(fs.readFileSync(this.path(from), "utf8")) as T;
    fs.writeFileSync(this.path(file), JSON.stringify(change(content), null, 2));
  }

  editText(file: string, change: (content: string) => string) {
    fs.writeFileSync(this.path(file), change(fs.readFileSync(this.path(file), "utf8")));
  }

  /**
   * Runs a program of an installed package in the copy.
   * @param program its file below node_modules
   * @returns its output
   * @throws with its output if it fails
   */
  run(program: string, args: string[], env: Record<string, string> = {}): Promise<string> {
    const file = path.join(this.root, "node_modules", program);
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [file, ...args], {
        cwd: this.root,
        env: { ...process.env, ...env, GATSBY_TELEMETRY_DISABLED: "1", CI: "true" },
      });
      let output = "";
      child.stdout.on("data", (chunk) => (output += String(chunk)));
      child.stderr.on("data", (chunk) => (output += String(chunk)));
      child.once("error", reject);
      child.once("exit", (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
    });
  }

  /** Builds the copy; see `run`. */
  build(settings: Record<string, string> = {}): Promise<string> {
    return this.run("gatsby/cli.js", ["build"], { ...gatsbySettings, ...settings, NODE_ENV: "production" });
  }

  /**
   * Serves the built copy with its own backend, like `npm run serve`.
   * @returns its origin, and a function that stops it
   */
  serve(port: number): Promise<{ url: string; stop: () => void }> {
    const cli = path.join(this.root, "node_modules/tsx/dist/cli.mjs");
    const child = spawn(process.execPath, [cli, "scripts/start.ts", "--built"], {
      cwd: this.root,
      env: { ...process.env, PORT: String(port) },
    });
    return new Promise((resolve, reject) => {
      let output = "";
      child.stdout.on("data", (chunk) => {
        output += String(chunk);
        if (output.includes("is ready"))
          resolve({ url: `http://localhost:${port}`, stop: () => void child.kill() });
      });
      child.stderr.on("data", (chunk) => (output += String(chunk)));
      child.once("error", reject);
      child.once("exit", () => reject(new Error(output)));
    });
  }

  /** Returns the files of a folder in the copy, by relative path. */
  files(folder: string): string[] {
    return fs
      .readdirSync(this.path(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.path(folder), path.join(entry.parentPath, entry.name)));
  }

  read(file: string): Buffer {
    return fs.readFileSync(this.path(file));
  }

  /** Returns the HTML of a built page. */
  page(address: string): string {
    return this.read(`public${address}index.html`).toString();
  }

  remove() {
    fs.rmSync(this.root, { recursive: true, force: true });
  }
}
