import fs from "node:fs";
import { expect, it } from "vitest";

const folder = "plugins/lean-bundle";
const rows = [
  ...fs
    .readFileSync(`${folder}/README.md`, "utf8")
    .matchAll(/^- `([\w.-]+)` replaces .*?`([\w@./-]+)` ([\d.]+):/gm),
].map(([, file = "", name = "", version = ""]) => ({ file, name, version }));

it("the table of replaced versions lists every replacement for a dependency's file", () => {
  const files = fs.readdirSync(`${folder}/replacements`);
  expect([...new Set(rows.map(({ file }) => file))].sort()).toEqual(files.sort());
});

it.each(rows)("$file replaces a file in the installed version of $name", ({ name, version }) => {
  const installed = JSON.parse(fs.readFileSync(`node_modules/${name}/package.json`, "utf8")) as {
    version: string;
  };
  expect(installed.version).toBe(version);
});
