import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { contentCopy } from "../helpers/content-copy";
import { press, replaced } from "./mistakes/mistake";

const copy = contentCopy();
afterAll(() => copy.remove());

/** Reminders about scheduled content, as printed in a terminal and for GitHub. */
const reminder = /^(?:Reminder|Anımsatma) .*\n(?: .*\n)*|^::warning .*\n/gm;

/** Runs the command behind `npm run content:check` in a folder; returns its output without reminders. */
function check(args: string[] = [], env: Record<string, string> = {}) {
  const script = path.resolve("scripts/content-check.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: copy.root,
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "", LC_MESSAGES: "", LANG: "en_GB.UTF-8", ...env },
  });
  return { status, stdout, stderr: stderr.replace(reminder, "") };
}

const wrongDate = { [press]: replaced("2022-06-21", "21.06.2022") };

describe("content check command", () => {
  it("the command reports success in the terminal's language and exits with 0 for correct content", () => {
    expect(check()).toEqual({ status: 0, stdout: "The content has no mistakes.\n", stderr: "" });
    expect(check([], { LC_ALL: "tr_TR.UTF-8" }).stdout).toBe("İçerikte hata yok.\n");
    expect(check(["--language", "tr"]).stdout).toBe("İçerikte hata yok.\n");
  });

  it("the command prints an error's location, line and correction, and exits with status 1", () => {
    copy.with(wrongDate, () => {
      const { status, stderr, stdout } = check([], { LANG: "tr_TR.UTF-8" });
      expect(status).toBe(1);
      expect(stderr).toBe(
        `${press}:3:11  alan date: “21.06.2022” beklenen biçimde değil. → 2022-06-21 Örnek: 2026-11-22\n` +
          `    "date": "21.06.2022",\n            ^\n`,
      );
      expect(stdout).toContain("1 hata bulundu.");
    });
  });

  it("the command prints annotations for GitHub Actions", () => {
    copy.with(wrongDate, () => {
      expect(check(["--format", "github"]).stderr).toBe(
        `::error file=${press},line=3,col=11::date: “21.06.2022” does not have the expected form. → 2022-06-21 Example: 2026-11-22\n`,
      );
    });
  });

  it.each([
    [["--langauge", "tr"], "--langauge tr"],
    [["--language=de"], "--language=de"],
    [["--format", "xml"], "--format xml"],
    [["--since"], "--since"],
    [["data/faq.json"], "data/faq.json"],
  ])("rejects %j with a message", (args, words) => {
    expect(check(args)).toEqual({
      status: 2,
      stdout: "",
      stderr: `“${words}” is not understood. Options: --language tr or en, --format github, --since <commit>.\n`,
    });
  });

  it("the command runs as a single prebuilt file, for speed", () => {
    check();
    // Packages may be symlinked from another copy of the project, as in a second worktree.
    const packages = fs.realpathSync("node_modules");
    const bundle = path.join(packages, ".cache/content-check/report-content.cjs");
    const made = fs.statSync(bundle).mtimeMs;
    const listModules = `
      await import(${JSON.stringify(path.resolve("scripts/content-check.mjs"))});
      const { createRequire } = await import("node:module");
      console.log(JSON.stringify(Object.keys(createRequire(${JSON.stringify(bundle)}).cache)));`;
    const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", listModules], {
      cwd: copy.root,
      encoding: "utf8",
    });
    expect(JSON.parse(stdout.trim().split("\n").at(-1) ?? "")).toEqual([bundle]);
    const { mtimeMs, size } = fs.statSync(bundle);
    expect(mtimeMs).toBe(made);
    expect(size).toBeLessThan(1_000_000);
  });
});
