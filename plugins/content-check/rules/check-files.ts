import path from "node:path";
import { locales } from "../../../src/config/languages";
import { versionPattern } from "../../../src/gatsby/data/former-texts";
import { legalTemplates } from "../../../src/gatsby/data/page-sources";
import { dataFileOf, dataFiles } from "../../../src/gatsby/data/data-files";
import { isMisnamed } from "../content-files";
import { slugOf } from "../../../src/lib/slug";
import type { Finding } from "../finding";
import { filesBelow } from "../../../src/gatsby/data/list-files";
import { suggestion } from "./nearest";

const language = `(?:${locales.join("|")})`;
const legalTexts = Object.keys(legalTemplates);

/** Patterns of files in use, except data files. Unused pictures are allowed. */
const inUse = [
  /^(?:data|locales)\/README\.md$/,
  /^data\/schema\//,
  new RegExp(`^data/legal/(?:${legalTexts.join("|")})/(?:former/${versionPattern}/)?${language}\\.md$`),
  new RegExp(`^data/press/articles/[^/]+/${language}\\.md$`),
  /^data\/.*\.(?:png|jpe?g|jfif|webp|avif|svg|gif|heic|heif|bmp|tiff?)$/i,
  new RegExp(`^locales/${language}/[\\w-]+\\.json$`),
];

const entryOf = (file: string) =>
  file.endsWith(".json") ? dataFileOf(file.replace("data/", "")) : undefined;
const isUsed = (file: string) => entryOf(file) !== undefined || inUse.some((form) => form.test(file));

/** Reports missing required files, unused files such as `news.json.txt`, and file names that are not slugs. */
export function checkFiles(root: string): Finding[] {
  const all = ["data", "locales"].flatMap((folder) =>
    filesBelow(path.join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const needed = [
    ...dataFiles.map((file) => `data/${file.path}`).filter((name) => !name.endsWith("/")),
    ...legalTexts.flatMap((id) => locales.map((locale) => `data/legal/${id}/${locale}.md`)),
  ];
  const missing = needed.filter((name) => !all.includes(name));
  const about = (file: string, rule: Finding["rule"], nearest = ""): Finding => ({
    ...{ file, item: "-", field: "-", rule },
    values: { nearest },
  });
  const unknown = all
    .filter((file) => !isUsed(file))
    .map((file) => {
      // Some systems hide a second extension.
      const plain = file.replace(/(?:\.json\.\w+|\.jsonc?|\.json5)$/i, ".json");
      return about(file, "unknown-file", suggestion(file, plain === file ? missing : [...missing, plain]));
    });
  const misnamed = all.filter((file) => {
    const entry = entryOf(file);
    return entry && isMisnamed(file, entry);
  });
  // A file with a similar name is reported once, not as one missing and one unknown file.
  const meant = unknown.map(({ values }) => values?.nearest);
  return [
    ...missing.filter((file) => !meant.includes(`→ ${file}`)).map((file) => about(file, "missing-file")),
    ...unknown,
    ...misnamed.map((file) => about(file, "file-name", `${slugOf(path.basename(file, ".json"))}.json`)),
  ];
}
