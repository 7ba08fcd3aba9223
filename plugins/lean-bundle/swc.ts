import fs from "node:fs";
import path from "node:path";

/** A rule of webpack's configuration, as far as it is looked at. */
export type Rule = {
  test?: RegExp;
  include?: unknown;
  type?: string;
  oneOf?: Rule[];
  rules?: Rule[];
  use?: unknown;
};

/** A minimizer of webpack's configuration, as far as it is looked at. */
export type Minimizer = {
  constructor: { name: string; swcMinify?: unknown };
  options?: { minimizer?: { implementation: unknown; options: object } };
};

/** What all browsers promised understand (`browserslist` in package.json). */
const target = "es2022";

/**
 * Makes scripts small with SWC, in a seventh of the time that Gatsby's choice takes, and for the browsers promised instead of
 * the oldest. Gatsby and packages write to visitors' consoles what only developers want to know: that goes.
 * @throws when Gatsby's minifier is another one than terser-webpack-plugin, which has SWC's as well
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

/** Pages and queries need two of Gatsby's own plugins for Babel first; other files do not. Some modules are no files. */
const needsBabel = (file: string) =>
  !fs.existsSync(file) ||
  /[\\/]src[\\/](?:pages|templates)[\\/]/.test(file) ||
  fs.readFileSync(file, "utf8").includes("graphql`");

type Loader = { loader: string; options: object };
type Loaders = (given: { resourceQuery: string; issuer: string }) => Loader[];

/** With a configuration of the project's own Gatsby adds its plugins for queries and pages to it, and leaves its preset out. */
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

/** Takes a rule of Gatsby's out of a configuration, by what it is for. */
function takeRule(rules: Rule[], test: RegExp): Rule {
  const index = rules.findIndex((rule) => String(rule.test) === String(test));
  const [rule] = index < 0 ? [] : rules.splice(index, 1);
  if (!rule) throw new Error(`Gatsby's rule for ${test} is not what it was.`);
  return rule;
}

/**
 * Has scripts read by SWC, in a tenth of the time that Gatsby's Babel takes, which would besides write what the browsers
 * promised understand in the words of older ones. Babel only takes the queries out, before.
 * @throws when Gatsby's rules for scripts are not found
 */
export function readWithSwc(rules: Rule[], stage: string) {
  const rule = takeRule(rules, /\.(js|mjs|jsx|ts|tsx)$/);
  // Gatsby has Babel read TypeScript a second time.
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
      // Babel has put in what replaces a component while it is shown.
      use: (given: Parameters<Loaders>[0]) => [
        swcLoader(hasMarkup, isDevelopment, false),
        ...babel(given).map(onlyTakeQueriesOut),
      ],
    },
  ];
  rules.push(...rulesFor(/\.(js|mjs|jsx|tsx)$/, true), ...rulesFor(/\.ts$/, false));
}
