import { format } from "prettier";
import { optimize } from "svgo";

/** Converts attributes to React's names; `aria-` and `data-` attributes stay unchanged. */
const asReact = (tag: string) =>
  tag
    .replace(
      / (?!aria-|data-)([a-z]+[-:][a-z-:]+)=/g,
      (_, name: string) =>
        ` ${name.replace(/[-:]([a-z])/g, (_sign, letter: string) => letter.toUpperCase())}=`,
    )
    .replace(/ class=/g, " className=");

/**
 * Generates the mark's drawing as a module for `src/ui`, without scripts and without the outer element,
 * which the page sizes.
 * @throws {Error} if the drawing is not a single `<svg>` with a viewBox
 */
export function markModule(svg: string): Promise<string> {
  const { data } = optimize(svg, { plugins: ["removeScripts", "inlineStyles", "convertStyleToAttrs"] });
  const [, attributes = "", inner = ""] = /^<svg([^>]*)>([^]*)<\/svg>$/.exec(data) ?? [];
  const [, viewBox] = /viewBox="([^"]+)"/.exec(attributes) ?? [];
  if (!viewBox) throw new Error("data/brand/mark.svg has to be one <svg> with a viewBox");
  const inherited = attributes.replace(/ (?:xmlns(?::\w+)?|viewBox|width|height)="[^"]*"/g, "");
  const drawing = `<g${inherited}>${inner}</g>`.replace(/<[^>]+>/g, asReact);
  return format(
    `/** Written by \`npm run brand\` from data/brand/mark.svg. */
export const brandDrawing = { viewBox: "${viewBox}", parts: ${drawing} };`,
    { parser: "typescript", printWidth: 110 },
  );
}
