import fs from "node:fs";
import path from "node:path";
import type { Finding } from "./finding";
import type { JsonFile, JsonPath } from "./json-file";
import { suggestion } from "./nearest";
import { readPicture } from "./picture-file";

/** What a schema asks of a picture, in its keyword `x-picture`. */
export type PictureRule = { kinds: string[]; minWidth?: number; minHeight?: number; maxKilobytes: number };

/** The extensions that a format may stand behind. */
const extensions: Record<string, string[]> = { jpg: [".jpg", ".jpeg"] };

/** What a drawing must not contain: it is part of a page. */
const forbidden: [RegExp, string][] = [
  [/<script[\s>/]/i, "<script>"],
  [/<text[\s>/]/i, "<text>"],
  [/<(?:image|foreignObject|iframe)[\s>/]/i, "<image>"],
  [/\son[a-z]+\s*=/i, "on…="],
  [/javascript:/i, "javascript:"],
];

function checkDrawing(json: JsonFile, at: JsonPath, value: string, file: string): Finding[] {
  const text = fs.readFileSync(file, "utf8");
  if (!/<svg[\s>]/i.test(text)) return [json.finding(at, "picture-damaged", { value })];
  const found = forbidden.find(([pattern]) => pattern.test(text))?.[1];
  return found ? [json.finding(at, "picture-script", { value, found })] : [];
}

function checkPhotograph(
  json: JsonFile,
  at: JsonPath,
  value: string,
  file: string,
  { minWidth = 1, minHeight = 1 }: PictureRule,
): Finding[] {
  const facts = readPicture(file);
  const extension = path.extname(file).toLowerCase();
  if (!facts) return [json.finding(at, "picture-damaged", { value })];
  const { type, width, height } = facts;
  const expected = extensions[type] ?? [`.${type}`];
  if (!expected.includes(extension))
    return [json.finding(at, "picture-extension", { value, nearest: `→ ${expected[0]}` })];
  return width < minWidth || height < minHeight
    ? [json.finding(at, "picture-small", { value, width, height, minWidth, minHeight })]
    : [];
}

/**
 * What is wrong with a picture that a field names: missing, of another kind, too heavy, too small, damaged, or with scripts.
 * @param root the project's root
 * @param value path of the picture, relative to the JSON file
 */
export function checkPicture(
  root: string,
  json: JsonFile,
  at: JsonPath,
  value: string,
  rule: PictureRule,
): Finding[] {
  const absolute = path.resolve(path.dirname(path.join(root, json.file)), value);
  const siblings = fs.existsSync(path.dirname(absolute)) ? fs.readdirSync(path.dirname(absolute)) : [];
  // Asked of the folder: some systems find a file whatever the case of its name, the host does not.
  if (!siblings.includes(path.basename(absolute))) {
    const near = suggestion(path.basename(value), siblings);
    return [json.finding(at, "picture-missing", { value, nearest: near })];
  }
  const stats = fs.statSync(absolute);
  if (!stats.isFile() || !rule.kinds.includes(path.extname(value).toLowerCase()))
    return [json.finding(at, "picture-kind", { value, allowed: rule.kinds.join(", ") })];
  const kilobytes = Math.ceil(stats.size / 1024);
  if (kilobytes > rule.maxKilobytes)
    return [json.finding(at, "picture-heavy", { value, kilobytes, max: rule.maxKilobytes })];
  return rule.kinds.includes(".svg")
    ? checkDrawing(json, at, value, absolute)
    : checkPhotograph(json, at, value, absolute, rule);
}
