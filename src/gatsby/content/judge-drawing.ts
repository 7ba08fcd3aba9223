import type { Finding } from "./finding";
import type { RuleName } from "./messages";

type Verdict = { rule: RuleName; values?: Finding["values"] };

/** What a drawing must not contain: it is part of a page. */
const forbidden: [RegExp, string][] = [
  [/<script[\s>/]/i, "<script>"],
  [/<text[\s>/]/i, "<text>"],
  [/<foreignObject[\s>/]/i, "<foreignObject>"],
  [/<image[\s>/]/i, "<image>"],
  [/<i?frame[\s>/]/i, "<iframe>"],
  [/<a[\s>]/i, "<a>"],
  [/<!ENTITY/i, "<!ENTITY>"],
  [/\son[a-z]+\s*=/i, "on…="],
  [/javascript:/i, "javascript:"],
  [/@import/i, "@import"],
  [/(?:href\s*=\s*["']\s*|url\(\s*["']?)(?:https?:)?\/\//i, "https://"],
  [/(?:href\s*=\s*["']\s*|url\(\s*["']?)data:/i, "data:"],
  [/href\s*=\s*["']\s*[^"'#\s]/i, "href"],
];

/** What draws something. */
const shapes = /<(?:path|rect|circle|ellipse|line|polyline|polygon|use)[\s>/]/i;

/** Whether every element that opens closes, and nothing stands beside the drawing. */
function isWhole(text: string): boolean {
  const open: string[] = [];
  let isOver = false;
  for (const [, closing, name = "", rest = ""] of text.matchAll(
    /<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi,
  )) {
    if (isOver) return false;
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!rest.endsWith("/")) open.push(name);
    isOver = open.length === 0;
  }
  return isOver;
}

/** Whether a drawing says which part of the plane it shows: two numbers, a width and a height. */
function hasFrame(text: string): boolean {
  const [, box = ""] = /<svg[^>]*\sviewBox\s*=\s*["']([^"']*)["']/.exec(text) ?? [];
  const [x, y, width = 0, height = 0, ...others] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return [x, y].every(Number.isFinite) && width > 0 && height > 0 && others.length === 0;
}

/** What is wrong with a drawing that becomes a part of a page; null when nothing is. */
export function judgeDrawing(source: string): Verdict | null {
  const text = source.replace(/<!--[\s\S]*?-->/g, "").replace(/<\?[\s\S]*?\?>/g, "");
  const [, root] =
    /^\s*(?:<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?>\s*)?<([a-z][\w:-]*)/i.exec(text.replace(/^\uFEFF/, "")) ?? [];
  if (root !== "svg") return { rule: "picture-damaged" };
  const found = forbidden.find(([pattern]) => pattern.test(text))?.[1];
  if (found) return { rule: "picture-script", values: { found } };
  if (!isWhole(text.replace(/<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?>/i, ""))) return { rule: "picture-damaged" };
  if (!shapes.test(text)) return { rule: "picture-empty" };
  return hasFrame(text) ? null : { rule: "picture-without-frame" };
}
