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

describe("accessibility ledger in docs/accessibility.md", () => {
  it("the ledger lists the 55 WCAG criteria of levels A and AA", () => expect(rows).toHaveLength(55));

  it("the ledger has a rule, a test or a manual check for each criterion", () => {
    expect(
      rows.filter(({ rules, tests, checks }) => rules.length + tests.length === 0 && checks.length < 40),
    ).toEqual([]);
  });

  it("the ledger refers only to existing tests", () => {
    /** Reports whether a test title of the file contains the text, ignoring comments and other strings. */
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

describe("site source code", () => {
  it("the site uses no sound, video or motion sensor", () => {
    expect(matching(/\.tsx?$/, /<(video|audio|track)\b|device(motion|orientation)/)).toEqual([]);
  });

  it("the site has no CSS that changes the visual order of content, apart from two known cases", () => {
    // Figures above their caption, and a scroll box with a single child anchored to its bottom.
    expect(matching(/\.css$/, /(^|\s)order:|-reverse\b/)).toEqual([
      "features/about/about-story.module.css",
      "features/inbox-demo/conversation.module.css",
    ]);
  });

  it("the site uses an infinite animation only for the loading spinner", () => {
    expect(matching(/\.css$/, /\binfinite\b/)).toEqual(["ui/spinner.module.css"]);
  });

  it("the site acts on pointer up, never on pointer down (WCAG 2.5.2)", () => {
    // The dialog records where a press starts, but acts on click.
    const noting = ["ui/dialog.tsx"];
    expect(matching(/\.tsx?$/, /on(PointerDown|MouseDown|TouchStart)\b/)).toEqual(noting);
  });
});
