import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { checkPressArticles } from "@/gatsby/content/check-press-articles";
import { formatProblem } from "@/gatsby/content/content-problem";

const article = "---\ntitle: Bir\nlead: İki\n---\n\n{brand} üzerine.\n";

/** Problems of a data folder that holds the given files below `press/`. */
function check(files: Record<string, string>): string[] {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "articles-"));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, "press", name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  return checkPressArticles(root, new Set(["brand"])).map(formatProblem);
}

it("accepts an article in every language that belongs to an item", () => {
  const files = { "a.json": "{}", "articles/a/tr.md": article, "articles/a/en.md": article };
  expect(check(files)).toEqual([]);
});

it("names what is missing", () => {
  const problems = check({ "articles/a/tr.md": "---\ntitle: Bir\n---\n{figure}\n" });
  expect(problems.join("\n")).toMatch(/belongs to no data\/press\/a\.json/);
  expect(problems.join("\n")).toMatch(/tr\.md.*lead: is missing/);
  expect(problems.join("\n")).toMatch(/unknown placeholder \{figure\}/);
  expect(problems.join("\n")).toMatch(/en\.md.*the file is missing/);
});
