import path from "node:path";
import { locales } from "../../config/languages";
import { versionPattern } from "../pages/former-texts";
import { legalTemplates } from "../pages/page-sources";
import { dataFileOf, dataFiles } from "./data-files";
import type { Finding } from "./finding";
import { filesBelow } from "./list-files";
import { suggestion } from "./nearest";

const language = `(?:${locales.join("|")})`;
const legalTexts = Object.keys(legalTemplates);

/** Files below `data/` that are no JSON and yet have a use. Pictures that no item names do no harm. */
const inUse = [
  /^README\.md$/,
  /^schema\//,
  new RegExp(`^legal/(?:${legalTexts.join("|")})/(?:former/${versionPattern}/)?${language}\\.md$`),
  new RegExp(`^press/articles/[^/]+/${language}\\.md$`),
  /\.(?:png|jpe?g|jfif|webp|avif|svg|gif|heic|heif|bmp|tiff?)$/i,
];

/** The name that a system hid behind a second extension. */
const plainName = (name: string) => name.replace(/(?:\.json\.\w+|\.jsonc?|\.json5)$/i, ".json");

/** Checks that every file the site needs is there, and that no file is there that nothing reads, such as `news.json.txt`. */
export function checkFiles(root: string): Finding[] {
  const all = filesBelow(path.join(root, "data"));
  const needed = [
    ...dataFiles.map((file) => file.path).filter((name) => !name.endsWith("/")),
    ...legalTexts.flatMap((id) => locales.map((locale) => `legal/${id}/${locale}.md`)),
  ];
  const missing = needed.filter((name) => !all.includes(name));
  const unknown = all.filter(
    (name) => !(name.endsWith(".json") && dataFileOf(name)) && !inUse.some((pattern) => pattern.test(name)),
  );
  const strings = filesBelow(path.join(root, "locales")).filter(
    (name) => name !== "README.md" && !new RegExp(`^${language}/[\\w-]+\\.json$`).test(name),
  );
  const nearest = (name: string) =>
    suggestion(name, [...missing, ...[plainName(name)].filter((own) => own !== name)]);
  // A file under a slightly other name is one mistake, and not two.
  const meant = unknown.map(nearest);
  const about = (file: string, rule: Finding["rule"], near = ""): Finding => ({
    ...{ file, item: "-", field: "-", rule },
    values: { nearest: near },
  });
  return [
    ...missing
      .filter((name) => !meant.includes(`→ ${name}`))
      .map((name) => about(`data/${name}`, "missing-file")),
    ...unknown.map((name) => about(`data/${name}`, "unknown-file", nearest(name))),
    ...strings.map((name) => about(`locales/${name}`, "unknown-file", suggestion(name, [plainName(name)]))),
  ];
}
