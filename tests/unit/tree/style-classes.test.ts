import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const filesOf = (extension: string) =>
  fs
    .readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(extension))
    .map((file) => path.join("src", file));
const files = filesOf(".tsx");
const sheets = filesOf(".css");

/** Returns the class names that a component uses but its style sheet lacks. */
function unknownClasses(file: string): string[] {
  const text = fs.readFileSync(file, "utf8");
  return [...text.matchAll(/import \* as (\w+) from "([^"]+\.module\.css)"/g)].flatMap(
    ([, name = "", from = ""]) => {
      const sheet = path.join(from.startsWith("@/") ? "src" : path.dirname(file), from.replace(/^@\//, ""));
      const rules = fs.readFileSync(sheet, "utf8");
      const known = new Set([...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, rule]) => rule));
      return [...text.matchAll(new RegExp(`\\b${name}\\.(?!module\\b)(\\w+)`, "g"))]
        .map(([, used = ""]) => used)
        .filter((used) => !known.has(used))
        .map((used) => `${file}: ${used} is not in ${sheet}`);
    },
  );
}

test("every class used by a component exists in its style sheet", () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(unknownClasses)).toEqual([]);
});

/**
 * Finds rules with an animation timeline beside the shorthand: the minifier moves the shorthand last, which
 * resets the timeline.
 */
const resetTimelines = (file: string) =>
  [...fs.readFileSync(file, "utf8").matchAll(/\{[^{}]*\banimation-timeline:[^{}]*\}/g)]
    .filter(([rule]) => /\banimation:/.test(rule))
    .map(() => file);

test("no animation shorthand resets a timeline", () => {
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.flatMap(resetTimelines)).toEqual([]);
});

/** Finds selectors for any element behind `:has()`, which restyle the whole page on every change. */
const universalBehindHas = (file: string) =>
  [
    ...fs
      .readFileSync(file, "utf8")
      .replace(/@media print \{[^]*?\n {2}\}/g, "")
      .matchAll(/:has\([^,{}]*\*(?=\s*[,{])/g),
  ].map(([selector]) => `${file}: ${selector}`);

test("no universal selector depends on :has()", () => {
  expect(sheets.flatMap(universalBehindHas)).toEqual([]);
});
