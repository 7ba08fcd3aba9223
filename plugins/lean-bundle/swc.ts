import fs from "node:fs";
import path from "node:path";

/** The parts of a webpack rule that are used here. */
export type Rule = {
  test?: RegExp;
  include?: unknown;
  type?: string;
  oneOf?: Rule[];
  rules?: Rule[];
  use?: unknown;
};

/** The parts of a webpack minimizer that are used here. */
export type Minimizer = {
  constructor: { name: string; swcMinify?: unknown };
  options?: { minimizer?: { implementation: unknown; options: object } };
};

/** Language level of all supported browsers (`browserslist` in package.json). */
const target = "es2022";

/**
 * Minifies scripts with SWC, seven times as fast as Gatsby's default, for the supported browsers only.
 * Removes `console.log`, which Gatsby and packages use to write developer messages to visitors' consoles.
 * @throws if Gatsby's minimizer is not terser-webpack-plugin, which includes SWC
 */
export function minifyWithSwc(minimizers: readonly Minimizer[] = []) {
  const plugin = minimizers.find(({ constructor }) => constructor.name === "TerserPlugin");
  const implementation = plugin?.constructor.swcMinify;
  if (!plugin?.options || !implementation) throw new Error("Gatsby's minifier is not what it was.");
  plugin.options.minimizer = {
    implementation,
    options: { ecma: 2020, compress: { ecma: 2020, passes: 2, pure_funcs: ["console.log"] }, mangle: true },
  };
}

/**
 * Reports whether a file, such as a page or query, needs Gatsby's two Babel plugins; true for modules without
 * a file.
 */
const needsBabel = (file: string) =>
  !fs.existsSync(file) ||
  /[\\/]src[\\/](?:pages|templates)[\\/]/.test(file) ||
  fs.readFileSync(file, "utf8").includes("graphql`");

type Loader = { loader: string; options: object };
type Loaders = (given: { resourceQuery: string; issuer: string }) => Loader[];

/**
 * Restricts Babel to query extraction: with a custom configuration, Gatsby adds its plugins for queries and
 * pages, but not its preset.
 */
const onlyTakeQueriesOut = ({ loader, options }: Loader): Loader => ({
  loader,
  options: { ...options, configFile: path.resolve("plugins/lean-bundle/babel.json") },
});

const swcLoader = (hasMarkup: boolean, isDevelopment: boolean, hasRefresh: boolean): Loader => ({
  loader: "swc-loader",
  options: {
    jsc: {
      target,
      parser: { syntax: "typescript", tsx: hasMarkup },
      transform: { react: { runtime: "automatic", development: isDevelopment, refresh: hasRefresh } },
    },
  },
});

/** Removes the Gatsby rule for a file type, and returns it. */
function takeRule(rules: Rule[], test: RegExp): Rule {
  const index = rules.findIndex((rule) => String(rule.test) === String(test));
  const [rule] = index < 0 ? [] : rules.splice(index, 1);
  if (!rule) throw new Error(`Gatsby's rule for ${test} is not what it was.`);
  return rule;
}

/**
 * Compiles scripts with SWC, ten times as fast as Gatsby's Babel preset, which would also transpile syntax
 * that all supported browsers understand. Before that, Babel only extracts queries.
 * @throws if Gatsby's script rules are not found
 */
export function readWithSwc(rules: Rule[], stage: string) {
  const rule = takeRule(rules, /\.(js|mjs|jsx|ts|tsx)$/);
  // Gatsby would compile TypeScript again with Babel.
  takeRule(rules, /\.tsx?$/);
  const isIncluded = rule.include as (file: string) => boolean;
  const babel = rule.use as Loaders;
  const isDevelopment = stage.startsWith("develop");
  const rulesFor = (test: RegExp, hasMarkup: boolean): Rule[] => [
    {
      test,
      type: rule.type,
      include: (file: string) => isIncluded(file) && !needsBabel(file),
      use: swcLoader(hasMarkup, isDevelopment, stage === "develop"),
    },
    {
      test,
      type: rule.type,
      include: (file: string) => isIncluded(file) && needsBabel(file),
      // Babel has added the code for hot reloading.
      use: (given: Parameters<Loaders>[0]) => [
        swcLoader(hasMarkup, isDevelopment, false),
        ...babel(given).map(onlyTakeQueriesOut),
      ],
    },
  ];
  rules.push(...rulesFor(/\.(js|mjs|jsx|tsx)$/, true), ...rulesFor(/\.ts$/, false));
}
