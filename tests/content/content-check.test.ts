import { spawnSync } from "node:child_process";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { contentCopy } from "../helpers/content-copy";
import { press, replaced } from "./mistakes/mistake";

const copy = contentCopy();
afterAll(() => copy.remove());

/** Of what is scheduled, which is no mistake and differs from one content to the next: in the terminal and for GitHub. */
const reminder = /^(?:Reminder|Anımsatma) .*\n(?: .*\n)*|^::warning .*\n/gm;

/** The command that `npm run content:check` starts, in a folder; what it prints without reminders. */
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

describe("the command that checks the content", () => {
  it("says that correct content is correct, in the terminal's language, and succeeds", () => {
    expect(check()).toEqual({ status: 0, stdout: "The content has no mistakes.\n", stderr: "" });
    expect(check([], { LC_ALL: "tr_TR.UTF-8" }).stdout).toBe("İçerikte hata yok.\n");
    expect(check(["--language", "tr"]).stdout).toBe("İçerikte hata yok.\n");
  });

  it("shows place, line and correction of a mistake, and fails", () => {
    copy.with(wrongDate, () => {
      const { status, stderr, stdout } = check([], { LANG: "tr_TR.UTF-8" });
      expect(status).toBe(1);
      expect(stderr).toBe(
        `${press}:3:11  alan date: Tarih YYYY-AA-GG biçiminde yazılır. → 2022-06-21\n` +
          `    "date": "21.06.2022",\n            ^\n`,
      );
      expect(stdout).toContain("1 hata bulundu.");
    });
  });

  it("writes annotations for GitHub", () => {
    copy.with(wrongDate, () => {
      expect(check(["--format", "github"]).stderr).toBe(
        `::error file=${press},line=3,col=11::date: A date is written YYYY-MM-DD. → 2022-06-21\n`,
      );
    });
  });

  it.each([
    [["--langauge", "tr"], "--langauge tr"],
    [["--language=de"], "--language de"],
    [["--format", "xml"], "--format xml"],
    [["--since"], "--since"],
    [["data/faq.json"], "data/faq.json"],
  ])("refuses %j with a sentence", (args, words) => {
    expect(check(args)).toEqual({
      status: 2,
      stdout: "",
      stderr: `“${words}” is not understood. Options: --language tr or en, --format github, --since <commit>.\n`,
    });
  });

  it("takes less than a second of the processor", () => {
    check();
    // What it costs, and not when it ends: other programs may be running beside the tests.
    const measure = `
      await import(${JSON.stringify(path.resolve("scripts/content-check.mjs"))});
      const { user, system } = process.cpuUsage();
      console.log(\`cost \${user + system}\`);`;
    const options = { cwd: copy.root, encoding: "utf8" } as const;
    const cost = () => {
      const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", measure], options);
      return Number(/cost (\d+)/.exec(stdout)?.[1]);
    };
    // A processor that others use too does the same work in more time: the cheapest of some runs counts.
    let cheapest = cost();
    for (let run = 1; run < 5 && cheapest >= 1_000_000; run += 1) cheapest = Math.min(cheapest, cost());
    expect(cheapest).toBeLessThan(1_000_000);
  });
});
