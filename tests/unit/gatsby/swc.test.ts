import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { minifyWithSwc, readWithSwc, type Minimizer, type Rule } from "@/gatsby/bundle/swc";

const babel = () => [{ loader: "babel-loader", options: { configFile: true, compact: true } }];

/** Gatsby's rules for scripts: its own, and the one of its plugin for TypeScript. */
const gatsbyRules = (): Rule[] => [
  {
    test: /\.(js|mjs|jsx|ts|tsx)$/,
    include: (file: string) => !file.includes("node_modules"),
    type: "javascript/auto",
    use: babel,
  },
  { test: /\.tsx?$/, use: babel },
];

type Jsc = { transform: { react: { refresh: boolean } } };
type Loader = { loader: string; options: Record<string, unknown> };

/** What reads a file, by the rules that take it, the first to read it last. */
function loadersOf(rules: readonly Rule[], file: string): Loader[] {
  const takes = ({ test, include }: Rule) => test?.test(file) && (include as (file: string) => boolean)(file);
  return rules
    .filter(takes)
    .flatMap(({ use }) => (typeof use === "function" ? (use as typeof babel)() : use) as Loader);
}

describe("scripts read with SWC", () => {
  const rules = gatsbyRules();
  readWithSwc(rules, "build-html");
  const readers = (file: string) => loadersOf(rules, file).map(({ loader }) => loader);

  it("are read by nothing else when they have no queries", () => {
    expect(readers("src/ui/picture.tsx")).toEqual(["swc-loader"]);
    expect(readers("src/lib/slug.ts")).toEqual(["swc-loader"]);
  });

  it("pass through Babel before when Gatsby has something to take out, or they are no files", () => {
    for (const file of ["src/features/press/press-card.tsx", "src/pages/500.tsx", "src/no-such-file.ts"])
      expect(readers(file)).toEqual(["swc-loader", "babel-loader"]);
  });

  it("meet a Babel that has the project's configuration instead of Gatsby's own", () => {
    const [, first] = loadersOf(rules, "src/pages/500.tsx");
    expect(first?.options).toMatchObject({ compact: true });
    expect(fs.existsSync(String(first?.options.configFile))).toBe(true);
  });

  it("are none of those that Gatsby leaves out", () => {
    expect(readers("node_modules/react/index.js")).toEqual([]);
  });

  it("are replaced while they are shown in development, by whichever reads them first", () => {
    const developed = gatsbyRules();
    readWithSwc(developed, "develop");
    const refresh = (file: string) =>
      loadersOf(developed, file).map(
        ({ options }) => (options.jsc as Jsc | undefined)?.transform.react.refresh,
      );
    expect(refresh("src/ui/picture.tsx")).toEqual([true]);
    expect(refresh("src/pages/500.tsx")).toEqual([false, undefined]);
  });

  it("stop the build when one of Gatsby's rules is not found", () => {
    expect(() => readWithSwc(gatsbyRules().slice(0, 1), "build-html")).toThrow("not what it was");
    expect(() => readWithSwc(gatsbyRules().slice(1), "build-html")).toThrow("not what it was");
  });
});

describe("the minifier", () => {
  it("is SWC's in Gatsby's plugin", () => {
    const plugin: Minimizer = {
      constructor: { name: "TerserPlugin", swcMinify: "swc" },
      options: { minimizer: { implementation: "terser", options: {} } },
    };
    minifyWithSwc([plugin]);
    expect(plugin.options?.minimizer).toMatchObject({ implementation: "swc", options: { mangle: true } });
  });

  it("stops the build when Gatsby's is another", () => {
    expect(() => minifyWithSwc([])).toThrow("not what it was");
  });
});
