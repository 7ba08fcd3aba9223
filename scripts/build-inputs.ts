import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** Build inputs. Content is separate, since an edit of content alone allows an incremental build. */
const content = ["data", "locales"];
const code = [
  "src",
  "plugins",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "package-lock.json",
  "tsconfig.json",
];

/** Digests of the files and settings that a build depends on. */
export type BuildInputs = { content: string; code: string };

const filesOf = (name: string): string[] =>
  fs.statSync(name).isDirectory()
    ? fs
        .readdirSync(name, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort()
    : [name];

/** Reports whether the build itself generates a file. */
const isGenerated = (file: string) => path.basename(file) === "gatsby-types.d.ts";

function digestOf(names: readonly string[], settings: readonly string[] = []): string {
  const hash = createHash("sha256");
  for (const setting of settings) hash.update(`${setting}\0`);
  for (const file of names.flatMap(filesOf))
    if (!isGenerated(file)) hash.update(`${file}\0`).update(fs.readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/** Reads all inputs of a build, including the settings WITHOUT and GATSBY_* from the environment. */
export function readBuildInputs(env: NodeJS.ProcessEnv = process.env): BuildInputs {
  const settings = Object.entries(env)
    .filter(([name]) => name.startsWith("GATSBY_") || name === "WITHOUT")
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return { content: digestOf(content), code: digestOf(code, settings) };
}

/** Extent of the build required by the changes since the last one. */
export type BuildExtent = "nothing" | "content" | "everything";

/**
 * Compares the inputs with those of the last build. Only content edits are built incrementally: after an
 * edit of styles alone, Gatsby's cache retains pages with the old style sheet.
 * @param isCurrent whether the cache matches today's content (scripts/cache-record.ts)
 */
export function buildExtent(now: BuildInputs, last: BuildInputs | null, isCurrent: boolean): BuildExtent {
  if (!last || !isCurrent || last.code !== now.code) return "everything";
  return last.content === now.content ? "nothing" : "content";
}
