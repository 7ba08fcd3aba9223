import fs from "node:fs";

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

/** Pages and queries need Gatsby's Babel, which takes the queries out; other files do not. Some modules are no files. */
const isPlain = (file: string) =>
  fs.existsSync(file) &&
  !/[\\/]src[\\/](?:pages|templates)[\\/]/.test(file) &&
  !fs.readFileSync(file, "utf8").includes("graphql`");

const swcRule = (
  rule: Rule,
  test: RegExp,
  hasMarkup: boolean,
  isIncluded: (file: string) => boolean,
): Rule => ({
  test,
  include: isIncluded,
  type: rule.type,
  use: {
    loader: "swc-loader",
    options: {
      jsc: {
        target,
        parser: { syntax: "typescript", tsx: hasMarkup },
        transform: { react: { runtime: "automatic" } },
      },
    },
  },
});

/**
 * Lets SWC read what Babel need not: it takes a tenth of the time, and leaves what the browsers promised understand, which
 * Gatsby's Babel would write in the words of older ones.
 * @throws when Gatsby's rule for scripts is not found
 */
export function readWithSwc(rules: Rule[]) {
  const index = rules.findIndex(({ test }) => String(test) === String(/\.(js|mjs|jsx|ts|tsx)$/));
  const rule = rules[index];
  if (typeof rule?.include !== "function") throw new Error("Gatsby's rule for scripts is not what it was.");
  const isIncluded = rule.include as (file: string) => boolean;
  const isRead = (file: string) => isIncluded(file) && isPlain(file);
  rules.splice(
    index,
    1,
    { ...rule, include: (file: string) => isIncluded(file) && !isPlain(file) },
    swcRule(rule, /\.(js|mjs|jsx|tsx)$/, true, isRead),
    swcRule(rule, /\.ts$/, false, isRead),
  );
}
