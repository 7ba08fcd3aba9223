import fs from "node:fs";
import path from "node:path";
import type { ContentFiles } from "./content-files";
import type { Finding } from "./finding";
import { textsIn, type JsonFile, type JsonPath } from "./json-file";
import { suggestion } from "./nearest";

const drawings = [".svg"];
const photographs = [".png", ".jpg", ".jpeg", ".webp", ".avif"];

/** Fields that name a picture, with the kinds of file that fit. */
const kinds: Record<string, readonly string[]> = {
  cover: photographs,
  picture: photographs,
  preview: photographs,
  logo: drawings,
};

/** What a logo must not contain: it is part of a drawing that every page may show. */
const forbidden: [RegExp, string][] = [
  [/<script[\s>/]/i, "<script>"],
  [/<text[\s>/]/i, "<text>"],
  [/<(?:image|foreignObject|iframe)[\s>/]/i, "<image>"],
  [/\son[a-z]+\s*=/i, "on…="],
  [/javascript:/i, "javascript:"],
];

function checkPicture(json: JsonFile, at: JsonPath, value: string, root: string): Finding[] {
  const folder = path.dirname(path.join(root, json.file));
  const absolute = path.resolve(folder, value);
  const allowed = kinds[String(at.at(-1))] ?? photographs;
  const siblings = fs.existsSync(path.dirname(absolute)) ? fs.readdirSync(path.dirname(absolute)) : [];
  // Asked of the folder: some systems find a file whatever the case of its name, the host does not.
  if (!siblings.includes(path.basename(absolute))) {
    const near = suggestion(path.basename(value), siblings);
    return [json.finding(at, "picture-missing", { value, nearest: near })];
  }
  if (!fs.statSync(absolute).isFile() || !allowed.includes(path.extname(value).toLowerCase()))
    return [json.finding(at, "picture-kind", { value, allowed: allowed.join(", ") })];
  if (allowed !== drawings) return [];
  const text = fs.readFileSync(absolute, "utf8");
  const found = forbidden.find(([pattern]) => pattern.test(text))?.[1];
  return found ? [json.finding(at, "picture-script", { value, found })] : [];
}

/** Checks that the pictures of the data exist, are of a kind that fits, and that logos contain shapes only. */
export function checkPictures(files: ContentFiles): Finding[] {
  return [...files.readable.values()].flatMap(({ json }) =>
    textsIn(json.value)
      .filter(({ at }) => String(at.at(-1)) in kinds)
      .flatMap(({ at, text }) => checkPicture(json, at, text, files.root)),
  );
}
