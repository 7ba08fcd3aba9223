import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const sections = fs.readFileSync("docs/accessibility.md", "utf8").split(/^### /m).slice(1);
const rows = sections.map((section) => {
  const [heading = "", ...lines] = section.split("\n");
  const said = (kind: string) => lines.flatMap((line) => line.split(`- ${kind}: `).slice(1));
  return {
    number: heading.split(" ")[0] ?? "",
    rules: said("axe").flatMap((line) => [...line.matchAll(/`([a-z-]+)`/g)].map(([, rule = ""]) => rule)),
    tests: said("test").map((line) => /^`(?<file>[^`]+)`, “(?<title>[^”]+)”$/.exec(line)?.groups ?? {}),
    checks: said("check").join(" "),
  };
});

describe("the ledger of docs/accessibility.md", () => {
  it("has the 55 criteria of levels A and AA", () => expect(rows).toHaveLength(55));

  it("leaves no criterion without a rule, a test or a check", () => {
    expect(
      rows.filter(({ rules, tests, checks }) => rules.length + tests.length === 0 && checks.length < 40),
    ).toEqual([]);
  });

  it("names tests that exist", () => {
    /** Whether a test of the file has the words in its title: not a comment, and not some other text. */
    const isThere = ({ file = "", title = "" }: Record<string, string>) => {
      const source = path.join("tests", file);
      if (title.length < 7 || !fs.existsSync(source)) return false;
      const titles = fs
        .readFileSync(source, "utf8")
        .matchAll(/\b(?:it|test)(?:\.each\([^]*?\))?\(\s*(["`])(.*?)\1/g);
      return [...titles].some(([, , name = ""]) => name.includes(title));
    };
    const missing = rows.flatMap(({ number, tests }) =>
      tests.filter((test) => !isThere(test)).map((test) => ({ number, ...test })),
    );
    expect(missing).toEqual([]);
  });
});

const sources = (endings: RegExp) =>
  fs
    .readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => endings.test(file))
    .sort()
    .map((file) => ({ file, text: fs.readFileSync(path.join("src", file), "utf8") }));
const matching = (endings: RegExp, pattern: RegExp) =>
  sources(endings).flatMap(({ file, text }) => (pattern.test(text) ? [file] : []));

describe("the site", () => {
  it("holds no sound, no video and no motion sensor", () => {
    expect(matching(/\.tsx?$/, /<(video|audio|track)\b|device(motion|orientation)/)).toEqual([]);
  });

  it("is read in the order it is seen", () => {
    // Figures above their caption, and a box of one child that is scrolled to its foot.
    expect(matching(/\.css$/, /(^|\s)order:|-reverse\b/)).toEqual([
      "features/about/about-story.module.css",
      "features/inbox-demo/conversation.module.css",
    ]);
  });

  it("moves nothing without end but the sign that something is being waited for", () => {
    expect(matching(/\.css$/, /\binfinite\b/)).toEqual(["ui/spinner.module.css"]);
  });

  it("acts when a pointer is released", () => {
    // A window notes where a press began, and acts on the click.
    const noting = ["ui/dialog.tsx"];
    expect(matching(/\.tsx?$/, /on(PointerDown|MouseDown|TouchStart)\b/)).toEqual(noting);
  });
});
