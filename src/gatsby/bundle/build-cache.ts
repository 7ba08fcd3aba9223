import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

type Hook<T> = { tap: (name: string, act: (given: T) => void) => void };
type Compilation = {
  buildDependencies: Set<string>;
  children: unknown[];
  hooks: { beforeHash: Hook<void> };
};
type Compiler = { hooks: Record<"thisCompilation" | "afterCompile", Hook<Compilation>> };

/** A plugin of webpack, as far as it is looked at. */
export type Plugin = {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
  apply?: (compiler: Compiler) => void;
};

/** What webpack keeps from one build to the next, as far as it is looked at. */
export type Cache = { version?: string; buildDependencies?: Record<string, string[]> };

/** Empties the list of packages that webpack ran through, before webpack follows each of their files. */
const forgetPackages: Plugin = {
  apply: ({ hooks }) => {
    hooks.afterCompile.tap("forget-packages", ({ buildDependencies }) => buildDependencies.clear());
  },
};

/**
 * Has the hash of a compilation, which stands in every page, say what was compiled and not what of it was found in the
 * cache: styles that are read anew have compilations of their own, which would count.
 */
const hashOnlyWhatIsMade: Plugin = {
  apply: ({ hooks }) => {
    hooks.thisCompilation.tap("hash-only-what-is-made", (compilation) => {
      compilation.hooks.beforeHash.tap("hash-only-what-is-made", () => {
        compilation.children = [];
      });
    });
  },
};

/** The packages, and how they are used here. */
function digestOfSettings(): string {
  const folder = "src/gatsby/bundle";
  const files = fs.readdirSync(folder).sort();
  const hash = createHash("sha256").update(fs.readFileSync("package-lock.json"));
  for (const file of files) hash.update(fs.readFileSync(path.join(folder, file)));
  return hash.digest("hex");
}

/**
 * Keeps webpack from reading the packages it runs through once more, to notice later when one changes: a tenth of a build, and
 * more of a start of development. What it has kept is dropped when the packages or the settings in this folder change.
 * @param version what the cache depends on besides
 */
export function keepCache(cache: Cache, plugins: Plugin[], version = "") {
  cache.version = digestOfSettings() + version;
  cache.buildDependencies = { defaultWebpack: [] };
  plugins.push(forgetPackages, hashOnlyWhatIsMade);
}
