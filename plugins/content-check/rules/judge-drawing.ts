import { Parser } from "htmlparser2";

/** Names of elements allowed in a drawing: shapes, groups and fills. */
const shapes = "path|rect|circle|ellipse|line|polyline|polygon|use";
const allowed = new RegExp(
  `^(?:${shapes}|svg|g|defs|title|desc|metadata|symbol|style|clipPath|mask|pattern|marker|linearGradient|radialGradient|stop|filter|fe\\w+|(?:sodipodi|inkscape|rdf|cc|dc):\\w+)$`,
);

/** Matches references to other files and hosts, and scripts. */
const outside = /javascript:|@import|url\(\s*["']?(?!#)/i;

/** Matches a view box: two numbers, then a positive width and height. */
const frame = /^\s*-?[\d.]+[\s,]+-?[\d.]+(?:[\s,]+0*(?:[1-9]\d*(?:\.\d+)?|\.\d*[1-9]\d*)){2}\s*$/;

/** Returns the reason why an SVG cannot be inlined into a page; null if it can. */
export function judgeDrawing(text: string): string | null {
  const found: string[] = /<!ENTITY/i.test(text) ? ["<!ENTITY>"] : [];
  let [open, ended, isDrawn] = [0, false, false];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (!allowed.test(name) || (open === 0 && (name !== "svg" || ended))) found.push(`<${name}>`);
        if (open === 0 && !frame.test(attributes.viewBox ?? "")) found.push("viewBox");
        isDrawn ||= new RegExp(`^(?:${shapes})$`).test(name);
        open += 1;
        for (const [key, value] of Object.entries(attributes))
          if (/^on/i.test(key) || outside.test(value) || (/href$/i.test(key) && !value.startsWith("#")))
            found.push(`${key}="${value.slice(0, 40)}"`);
      },
      ontext: (words) => {
        if (outside.test(words)) found.push(words.slice(0, 40));
      },
      onclosetag: () => {
        open -= 1;
        ended = open === 0;
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  return found[0] ?? (ended ? (isDrawn ? null : "<svg></svg>") : "</svg>");
}
