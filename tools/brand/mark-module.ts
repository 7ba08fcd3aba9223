import { optimize } from "svgo";

/** The mark as a module of `src/ui`: its drawing, without scripts and without the element around it, whose size the page gives. */
export function markModule(svg: string): string {
  const { data } = optimize(svg, { plugins: ["removeScripts"] });
  const [, attributes = "", inner = ""] = /^<svg([^>]*)>([^]*)<\/svg>$/.exec(data) ?? [];
  const [, viewBox] = /viewBox="([^"]+)"/.exec(attributes) ?? [];
  if (!viewBox) throw new Error("data/brand/mark.svg has to be one <svg> with a viewBox");
  const inherited = attributes.replace(/ (?:xmlns|viewBox|width|height)="[^"]*"/g, "");
  return [
    "/** Written by `npm run brand` from data/brand/mark.svg. */",
    "export const brandDrawing = {",
    `  viewBox: "${viewBox}",`,
    `  inner:`,
    `    '<g${inherited}>${inner}</g>',`,
    "};",
    "",
  ].join("\n");
}
