import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { describe, expect, it } from "vitest";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", maxBuffer: 1 << 26 });
const tracked = git("ls-files", "-z")
  .split("\0")
  .filter((file) => file !== "" && fs.existsSync(file));
const read = (file: string) => fs.readFileSync(file, "utf8");

const never = /\*\*Never\*\*: ([^.]+)\./.exec(read("docs/glossary.md"))?.[1]?.split(/,\s+/) ?? [];
const word = new RegExp(`\\b(?:${never.join("|")})\\b`, "i");
const opener = /^(?:What|Where|Who|Whose)\b(?!.*\?)/;

/** Returns the comments and test names in a file, one line each. */
function textsOf(file: string): string[] {
  const text = read(file);
  const comments = [...text.matchAll(/\/\*\*?([^]*?)\*\/|^\s*\/\/ (.*)$/gm)];
  const names = /\.(?:test|spec)\.tsx?$/.test(file)
    ? [...text.matchAll(/(?<![.\w])(?:it|test|describe)(?:\.\w+)?\(\s*(["'`])((?:(?!\1).)+)\1/g)]
    : [];
  return [
    ...comments.map(([, block, line]) => block ?? line ?? ""),
    ...names.map(([, , name = ""]) => name),
  ].map((found) => found.replace(/^\s*\* ?|\s+/gm, " ").trim());
}

const code = tracked.filter((file) => /\.(?:[cm]?tsx?|mjs|css)$/.test(file) && !file.includes("generated"));
const documents = tracked.filter((file) => file.endsWith(".md") && !/^data\/|glossary|LICENSE/.test(file));

describe("the project's English (docs/glossary.md)", () => {
  it("the glossary lists words to avoid", () => {
    expect(never.length).toBeGreaterThan(5);
    expect("Nobody is told about it.").toMatch(word);
    expect("Where the button is.").toMatch(opener);
  });

  it("comments, test names and documents contain no forbidden word and no forbidden opening", () => {
    const isBad = (text: string) => word.test(text) || opener.test(text);
    const found = code.flatMap((file) =>
      textsOf(file)
        .filter(isBad)
        .map((text) => `${file}: ${text}`),
    );
    expect([...found, ...documents.filter((file) => word.test(read(file)))]).toEqual([]);
  });

  // Content commits follow docs/maintaining.md, in either language.
  it("code commits on a branch have short imperative subjects", () => {
    const range = git("branch", "-r", "--list", "origin/main") ? "origin/main..HEAD" : "HEAD..HEAD";
    const subjects = git("log", "--no-merges", "--format=%s", range, "--", "src", "plugins", "tests").trim();
    const isOdd = (text: string) => text !== "" && !/^(?=.{5,72}$)[A-Z][a-z]+ .*[^.]$/.test(text);
    expect(subjects.split("\n").filter(isOdd)).toEqual([]);
  });
});
