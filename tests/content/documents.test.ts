import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
})
  .split("\n")
  .filter((file) => file !== "" && fs.existsSync(file));
const documents = tracked.filter((file) => file.endsWith(".md") && !file.startsWith("data/"));
const isCode = (file: string) => /\.(?:[cm]?[jt]sx?|css|ya?ml)$/.test(file);
const code = tracked.filter((file) => isCode(file) && !/generated|package-lock/.test(file));
const read = (file: string) => fs.readFileSync(file, "utf8");

/** Folders that exist only after a build or a run. */
const made = /^\.?\/?(?:public|deploy|\.cache|\.sandbox|test-results|node_modules|reports)(?:\/|$)/;
const roots = new Set(tracked.map((file) => file.split("/")[0] ?? ""));

/**
 * Returns a pattern for a documented path with wildcards, alternatives and placeholders. It matches files,
 * with or without extension, and everything in a folder.
 * @example pathPattern("data/legal/<id>/{tr,en}.md").test("data/legal/cookie/tr.md") // true
 */
function pathPattern(name: string): RegExp {
  const escape = (text: string) => text.replace(/[.+^$()|[\]\\]/g, "\\$&");
  const pattern = escape(name.replace(/\/$/, ""))
    .replace(/\{([^{}]+)\}/g, (_, list: string) => `(?:${list.split(",").join("|")})`)
    .replace(/<[^<>]+>|…|\*+/g, "[^/]*");
  return new RegExp(`^(?:${pattern})(?:/.*|\\.(?:tsx?|mts|js|spec\\.ts|test\\.tsx?|md))?$`);
}

/** Reports whether a path refers to a file or folder. */
function exists(name: string, from: string): boolean {
  const expression = pathPattern(name);
  const relative = (file: string) => path.posix.relative(path.posix.dirname(from), file);
  return tracked.some((file) => expression.test(file) || expression.test(relative(file)));
}

/** Returns paths in backticks that start with a top-level folder or file of the repository. */
const namedPaths = (text: string) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = ""]) => name.replace(/^\.\//, "").replace(/[:#].*$/, ""))
    .filter((name) => roots.has(name.split("/")[0] ?? "") && /[/.]/.test(name) && !made.test(name));

/** Returns the repository-internal link targets of a document; text in backticks is an example. */
const linkedFiles = (text: string) =>
  [...text.replace(/`[^`\n]*`/g, "").matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target.replace(/#.*$/, ""))
    .filter((target) => target !== "" && !/^[a-z]+:/.test(target));

describe.each(documents)("references in %s", (document) => {
  const text = read(document);

  it("the document refers only to files that exist", () => {
    expect(namedPaths(text).filter((name) => !exists(name, document))).toEqual([]);
  });

  it("the document links only to files that exist", () => {
    const folder = path.posix.dirname(document);
    expect(linkedFiles(text).filter((target) => !fs.existsSync(path.join(folder, target)))).toEqual([]);
  });
});

describe("folder map in README.md", () => {
  const readme = read("README.md");

  it("the README's map lists every folder of the project and of src/", () => {
    const folders = tracked.flatMap((file) => {
      const [top = "", inner = ""] = path.posix.dirname(file).split("/");
      return top.startsWith(".") ? [] : [top === "src" && inner !== "" ? `src/${inner}` : top];
    });
    const missing = [...new Set(folders)].filter((folder) => !new RegExp(`\`${folder}[/\`]`).test(readme));
    expect(missing.filter((folder) => folder !== "src")).toEqual([]);
  });
});

describe("comments that cite documents", () => {
  const product = read("docs/product.md");

  it("comments cite only requirements that exist in docs/product.md", () => {
    const sections = [...product.matchAll(/^## (\d+)\./gm)].map(([, number = ""]) => number);
    const missing = code.flatMap((file) =>
      [...read(file).matchAll(/docs\/product\.md (\d+)(?:\.(\d+))?/g)]
        .filter(([, section = "", point]) => {
          const start = product.indexOf(`\n## ${section}.`);
          const body = product.slice(start + 1).split(/\n## /)[0] ?? "";
          return !sections.includes(section) || (point && !body.includes(`\n${point}. `));
        })
        .map(([pointer]) => `${file}: ${pointer}`),
    );
    expect(missing).toEqual([]);
  });

  it("comments cite only documents that exist", () => {
    const missing = code.flatMap((file) =>
      [...read(file).matchAll(/\b(docs\/[\w./-]*\w|docs\/decisions\/\d{3})/g)]
        .filter(([, name = ""]) => !exists(name.replace(/(\/\d{3})$/, "$1-*"), file))
        .map(([, name = ""]) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
