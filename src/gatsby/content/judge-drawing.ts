import { Parser } from "htmlparser2";

/** Elements that a drawing consists of: shapes, what groups and fills them. */
const allowed =
  /^(?:svg|g|defs|title|desc|metadata|symbol|style|path|rect|circle|ellipse|line|polyline|polygon|use|clipPath|mask|pattern|marker|linearGradient|radialGradient|stop|filter|fe\w+|sodipodi:\w+|inkscape:\w+|rdf:\w+|cc:\w+|dc:\w+)$/;
const shape = /^(?:path|rect|circle|ellipse|line|polyline|polygon|use)$/;

/** Addresses of other files and hosts, and what runs. */
const outside = /javascript:|@import|url\(\s*["']?(?!#)/i;

/** Whether a frame is two numbers, a width and a height. */
function isFrame(box = ""): boolean {
  const [x, y, width = 0, height = 0, ...others] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return [x, y].every(Number.isFinite) && width > 0 && height > 0 && others.length === 0;
}

/** What keeps a drawing from becoming a part of a page; null when nothing does. */
export function judgeDrawing(text: string): string | null {
  const found: string[] = /<!ENTITY/i.test(text) ? ["<!ENTITY>"] : [];
  let [open, ended, shapes] = [0, false, 0];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (open === 0 && (name !== "svg" || ended)) found.push(`<${name}>`);
        if (open === 0 && !isFrame(attributes.viewBox)) found.push("viewBox");
        if (!allowed.test(name)) found.push(`<${name}>`);
        if (shape.test(name)) shapes += 1;
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
  if (!ended) found.push("</svg>");
  if (found.length === 0 && shapes === 0) found.push("<svg></svg>");
  return found[0] ?? null;
}
