import { describe, expect, it } from "vitest";
import { minifyWithSwc, readWithSwc, type Minimizer, type Rule } from "@/gatsby/bundle/swc";

const scripts = (): Rule => ({
  test: /\.(js|mjs|jsx|ts|tsx)$/,
  include: (file: string) => !file.includes("node_modules"),
  type: "javascript/auto",
  use: "babel",
});

/** What reads a file, by the rules that take it. */
function readers(rules: readonly Rule[], file: string) {
  const takes = ({ test, include }: Rule) => test?.test(file) && (include as (file: string) => boolean)(file);
  return rules.filter(takes).map(({ use }) => (use === "babel" ? "babel" : "swc"));
}

describe("scripts read with SWC", () => {
  const rules = [scripts()];
  readWithSwc(rules);

  it("are those without queries, each read once", () => {
    expect(readers(rules, "src/ui/picture.tsx")).toEqual(["swc"]);
    expect(readers(rules, "src/lib/slug.ts")).toEqual(["swc"]);
  });

  it("are not those whose queries Gatsby takes out, nor pages, nor modules that are no files", () => {
    expect(readers(rules, "src/features/press/press-card.tsx")).toEqual(["babel"]);
    expect(readers(rules, "src/pages/500.tsx")).toEqual(["babel"]);
    expect(readers(rules, "src/no-such-file.ts")).toEqual(["babel"]);
  });

  it("are none of those that Gatsby leaves out", () => {
    expect(readers(rules, "node_modules/react/index.js")).toEqual([]);
  });

  it("stop the build when Gatsby's rule is not found", () => {
    expect(() => readWithSwc([{ ...scripts(), test: /\.js$/ }])).toThrow("not what it was");
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
