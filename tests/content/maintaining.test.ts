import { execFileSync, execSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guideTasks } from "../../tools/pictures/guide-tasks";
import { readData } from "../helpers/data-files";

const guide = fs.readFileSync("docs/maintaining.md", "utf8");
const { scripts } = JSON.parse(fs.readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

const [turkish = "", english = ""] = guide.split("\n# Keeping the content\n");

/** The commands of the fenced blocks of a text, line by line. */
const commandsIn = (text: string) =>
  [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = ""]) => block.trim().split("\n"));

/** Commands of npm inside sentences. */
const npmCommands = [...guide.matchAll(/`(npm [^`]+)`/g)].map(([, command = ""]) => command);

describe("the guide says the same in both languages", () => {
  it("with the same chapters, tasks of five lines, and commands", () => {
    const shape = (text: string) => [...text.matchAll(/^(##+|\d\.|```sh)/gm)].map(([, mark]) => mark);
    expect(shape(turkish)).toEqual(shape(english));
    for (const text of [turkish, english]) {
      const tasks = text.split(/^### .*$/m).slice(1);
      expect(tasks.length).toBeGreaterThanOrEqual(7);
      for (const task of tasks) expect(task.split(/^## /m)[0]?.match(/^\d\. /gm), task).toHaveLength(5);
    }
  });

  it("with one small picture of each task, described in the language of its half", () => {
    const picturesOf = (text: string) =>
      text
        .split(/^### .*$/m)
        .slice(1)
        .map((task) => [...task.matchAll(/^!\[(.+)\]\(pictures\/(tr|en)\/([a-z]+)\.webp\)$/gm)])
        .map((found) => found.map(([, alt = "", language, name]) => ({ alt, language, name })));
    const [own, other] = [picturesOf(turkish), picturesOf(english)];
    expect(own.map(([picture]) => picture?.name)).toEqual(guideTasks.map(({ name }) => name));
    expect(other.map(([picture]) => picture?.name)).toEqual(guideTasks.map(({ name }) => name));
    for (const [language, all] of [
      ["tr", own],
      ["en", other],
    ] as const)
      for (const pictures of all) {
        expect(pictures).toHaveLength(1);
        for (const { alt, name, ...picture } of pictures) {
          expect(picture.language).toBe(language);
          expect(alt.length, alt).toBeGreaterThan(40);
          expect(fs.statSync(`docs/pictures/${language}/${name}.webp`).size, name).toBeLessThan(60_000);
        }
      }
  });

  it("with the names of fields that exist", () => {
    const schemas = fs.readdirSync("data/schema").map((name) => JSON.stringify(readData(`schema/${name}`)));
    const named = [...guide.matchAll(/`([a-z]+[A-Za-z]*)(?:: true)?`/g)].map(([, name = ""]) => name);
    // What a maintainer types or that is a branch, and no field.
    const others = ["haber", "press", "main", "false"];
    const isField = (name: string) => schemas.some((schema) => schema.includes(`"${name}":`));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !others.includes(name) && !isField(name))).toEqual([]);
  });
});

/** Commands that take too long for this test, and the one that runs them every night. */
const runElsewhere: Record<string, string> = {
  "npm run studio": "tests/e2e/guide-commands.spec.ts",
  "npm run dev": "tests/e2e/guide-commands.spec.ts",
  "npm run build": "tests/e2e/guide-commands.spec.ts",
  "npm run serve": "tests/e2e/guide-commands.spec.ts",
  "npm run brand": "tests/e2e/another-brand.spec.ts",
};

const isRunHere = (command: string) => command.startsWith("npm run content:check");

describe("a command of the guide", () => {
  it("of npm is a script of this project", () => {
    expect(npmCommands.length).toBeGreaterThan(6);
    const unknown = npmCommands.filter(
      (command) => !((/^npm run ([\w:]+)/.exec(command)?.[1] ?? "-") in scripts),
    );
    expect(unknown).toEqual([]);
  });

  it("is run by a test, as the guide writes it", () => {
    const others = new Set(npmCommands.filter((command) => !isRunHere(command)));
    expect([...others].sort()).toEqual(Object.keys(runElsewhere).sort());
    const runs = (command: string, file: string) =>
      new RegExp(`(?:whileRunning|new CommandRun)\\("${command}"`).test(fs.readFileSync(file, "utf8"));
    expect(Object.entries(runElsewhere).filter(([command, file]) => !runs(command, file))).toEqual([]);
  });

  it.each([...new Set(npmCommands.filter(isRunHere))])("%s works", (command) => {
    const args = command
      .replace(/^npm run content:check(?: -- )?/, "")
      .split(" ")
      .filter(Boolean);
    expect(() =>
      execFileSync(process.execPath, ["scripts/content-check.mjs", ...args], { stdio: "pipe" }),
    ).not.toThrow();
  });

  describe.each([
    ["Turkish", turkish],
    ["English", english],
  ])("of Git (%s) does what it says", (_, text) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "guide-"));
    const clone = path.join(folder, "site");
    const env = {
      ...process.env,
      GIT_AUTHOR_NAME: "x",
      GIT_AUTHOR_EMAIL: "x@x.example",
      GIT_COMMITTER_NAME: "x",
      GIT_COMMITTER_EMAIL: "x@x.example",
    };
    const run = (command: string, cwd = clone) =>
      execSync(command, { cwd, env, encoding: "utf8", stdio: "pipe" });
    const price = path.join(clone, "data/constants.json");
    const write = (value: string) => fs.writeFileSync(price, value);
    const read = () => fs.readFileSync(price, "utf8");

    beforeAll(() => {
      run("git init -q --bare origin.git", folder);
      run("git clone -q origin.git site", folder);
      fs.mkdirSync(path.join(clone, "data"));
      fs.mkdirSync(path.join(clone, "locales"));
      fs.writeFileSync(path.join(clone, "locales/x.json"), "{}");
      write("25");
      run("git add -A && git commit -qm Start && git push -q origin HEAD");
    });
    afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

    it("sends a change, takes it back, and restores a file", () => {
      const commands = commandsIn(text);
      const last = commands.findIndex((command) => command.startsWith("git push -u"));
      write("29");
      for (const command of commands.slice(0, last + 1)) run(command);

      expect(run("git show @{upstream}:data/constants.json")).toBe("29");
      for (const command of commands.slice(last + 1)) {
        if (command.startsWith("git restore")) write("31");
        run(command.replace("<commit>", "HEAD"));
      }
      expect(read()).toBe("25");
      expect(run("git show @{upstream}:data/constants.json")).toBe("25");
      expect(run("git status --porcelain")).toBe("");
    });
  });
});
