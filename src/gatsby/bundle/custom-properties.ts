import { createHash } from "node:crypto";
import { parse, type Declaration, type Plugin } from "postcss";
import { shortName, type Source } from "./class-names";

const name = /--[a-z][\w-]*/gi;

/** The longest value that takes less of a page where it is used than its name does; measured, in characters. */
const shortValue = 8;

/** Whether a declaration says the same wherever its property is used: it stands in `:root`, without conditions, and is plain. */
function isConstant({ parent, value }: Declaration): boolean {
  const above = parent?.parent;
  const isUnconditional =
    above?.type === "root" || (above?.type === "atrule" && "name" in above && above.name === "layer");
  const isAtRoot = parent?.type === "rule" && "selector" in parent && parent.selector === ":root";
  return isAtRoot && isUnconditional && value.length <= shortValue && !value.includes("var(");
}

/**
 * Gives custom properties names of two letters, and puts the values of constants where they are used: their names are for those who
 * write the sheets, and would stand in every page.
 * @param sheets every style sheet
 * @param scripts every script; what one of them names stays as it is
 */
export function shortProperties(sheets: readonly Source[], scripts: readonly Source[]) {
  const inScripts = new Set(scripts.flatMap(({ text }) => text.match(name) ?? []));
  const declared = new Map<string, Declaration[]>();
  for (const { text } of sheets)
    parse(text).walkDecls(/^--/, (declaration) => {
      declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
    });
  const withFallback = new Set(
    sheets.flatMap(({ text }) => [...text.matchAll(/var\(\s*(--[\w-]+)\s*,/g)].map(([, used]) => used)),
  );

  const constants = new Map<string, string>();
  const names = new Map<string, string>();
  for (const [property, declarations] of declared) {
    const [only, ...others] = declarations;
    if (inScripts.has(property)) continue;
    if (only && others.length === 0 && isConstant(only) && !withFallback.has(property))
      constants.set(property, only.value);
    else names.set(property, `--${shortName(names.size)}`);
  }
  const shorten = (text: string) =>
    text
      .replace(/var\(\s*(--[\w-]+)\s*\)/g, (use, property: string) => constants.get(property) ?? use)
      .replace(name, (long) => names.get(long) ?? long);

  const plugin: Plugin = {
    postcssPlugin: "short-properties",
    Once: (root) => {
      root.walkDecls((declaration) => {
        if (constants.has(declaration.prop)) declaration.remove();
        else {
          declaration.prop = names.get(declaration.prop) ?? declaration.prop;
          declaration.value = shorten(declaration.value);
        }
      });
    },
  };
  return {
    plugin,
    /** Changes when any short name or constant does: a cache of an earlier build is of no use then. */
    version: createHash("sha256")
      .update(JSON.stringify([...constants, ...names]))
      .digest("hex"),
  };
}
