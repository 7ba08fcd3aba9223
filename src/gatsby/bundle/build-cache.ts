type Compilation = { buildDependencies: Set<string> };
type Compiler = {
  hooks: { afterCompile: { tap: (name: string, act: (done: Compilation) => void) => void } };
};

/** A plugin of webpack, as far as it is looked at. */
export type Plugin = {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
  apply?: (compiler: Compiler) => void;
};

/** What webpack keeps from one build to the next, as far as it is looked at. */
export type Cache = { version?: string; buildDependencies?: Record<string, string[]> };

/** Empties the list of packages that a build ran through, before webpack follows each of their files. */
const forgetPackages: Plugin = {
  apply: ({ hooks }) => {
    hooks.afterCompile.tap("forget-packages", ({ buildDependencies }) => buildDependencies.clear());
  },
};

/**
 * Keeps webpack from reading the packages it runs through once more, to notice later when one changes: a tenth of a build.
 * scripts/build.ts drops the cache when code or packages change.
 * @param version what the cache depends on besides
 */
export function keepCacheOfBuilds(cache: Cache, plugins: Plugin[], version: string) {
  cache.version = version;
  cache.buildDependencies = { defaultWebpack: [] };
  plugins.push(forgetPackages);
}
