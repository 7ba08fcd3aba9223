import path from "node:path";
import { describe, expect, it } from "vitest";
import { classNamesOf, readSources } from "@/gatsby/bundle/class-names";

const sheet = (text: string) => ({ file: "src/ui/card.module.css", text });
const card = path.resolve("src/ui/card.module.css");

describe("short class names", () => {
  const sheets = readSources("src", /\.module\.css$/);
  const spelled = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(
      ([, name = ""]) => `${path.resolve(file)} ${name}`,
    ),
  );
  const keys = [...new Set(spelled)];

  it("every class of every style module has one, of two letters, that no other has", () => {
    const short = classNamesOf(sheets);
    const all = keys.map((key) => short.of(...(key.split(" ") as [string, string])));
    expect(all.length).toBeGreaterThan(500);
    expect(new Set(all).size).toBe(all.length);
    for (const name of all) expect(name).toMatch(/^[a-zA-Z][A-Z0-9_]$/);
  });

  it("no class has the name of a keyword: modules are exported by their names, and the bundle would not parse", () => {
    const keywords =
      "break case class const continue default delete do else enum export false finally for function if import in new null return super switch this throw true try typeof var void while with yield";
    const reserved = new Set(keywords.split(" "));
    expect(keys.filter((key) => reserved.has(key.split(" ")[1] ?? ""))).toEqual([]);
  });

  it("animations have one too, and what no sheet names has none", () => {
    const short = classNamesOf([
      sheet(".card { animation: drop 1s } @keyframes drop { from { opacity: 0 } }"),
    ]);
    expect(short.of(card, "card")).toBe("aA");
    expect(short.of(card, "drop")).toBe("aB");
    expect(short.of(card, "title")).toBeUndefined();
    expect(short.of(path.resolve("src/ui/other.module.css"), "card")).toBeUndefined();
  });

  it("the version changes with a name, and only then", () => {
    const version = (css: string) => classNamesOf([sheet(css)]).version;
    expect(version(".card { color: red }")).toBe(version(".card { color: blue; margin: 0 }"));
    expect(version(".card { color: red }")).not.toBe(version(".tile { color: red }"));
  });

  it("there are enough for any number", () => {
    const many = Array.from({ length: 3000 }, (_, index) => `.n${index} {}`).join("\n");
    const short = classNamesOf([sheet(many)]);
    const all = Array.from({ length: 3000 }, (_, index) => short.of(card, `n${index}`));
    expect(new Set(all).size).toBe(3000);
  });
});
