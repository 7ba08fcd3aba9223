import fs from "node:fs";
import { pathPattern } from "./path-pattern";

/** A row of the recipes: what is added, the files that it touches, and what proves it. */
export type RecipeRow = { name: string; touched: string[]; proofs: string[] };

/** Files and folders in backticks; what stands in parentheses or links is a remark, and a word without a path is none. */
const pathsIn = (cell: string) =>
  [...cell.replace(/\[[^\]]*\]\([^)]*\)|\([^)]*\)/g, "").matchAll(/`([^`\s]+)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => /^[\w.<]+\/|^[\w-]+\.\w+$/.test(name));

/** The recipes of CONTRIBUTING.md. */
export function recipeRows(): RecipeRow[] {
  const [, chapter = ""] = fs.readFileSync("CONTRIBUTING.md", "utf8").split("\n## Recipes\n");
  const lines = chapter.trim().split("\n");
  const end = lines.findIndex((line) => !line.startsWith("|"));
  return lines.slice(2, end).map((line) => {
    const [name = "", touch = "", test = ""] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { name, touched: pathsIn(touch), proofs: pathsIn(test) };
  });
}

/** Files that none of some paths of a document stands for. */
export const outside = (files: readonly string[], names: readonly string[]): string[] =>
  files.filter((file) => !names.some((name) => pathPattern(name).test(file)));

/** Paths of a document that stand for none of some files. */
export const untouched = (names: readonly string[], files: readonly string[]): string[] =>
  names.filter((name) => !files.some((file) => pathPattern(name).test(file)));
