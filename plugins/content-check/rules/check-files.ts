import path from "node:path";
import { locales } from "../../../src/config/languages";
import { slugOf } from "../../../src/lib/slug";
import { dataFileOf, dataFiles } from "../../../src/gatsby/data/data-files";
import { versionPattern } from "../../../src/gatsby/data/former-texts";
import { filesBelow } from "../../../src/gatsby/data/list-files";
import { legalTemplates } from "../../../src/gatsby/data/page-sources";
import { isMisnamed } from "../content-files";
import { fileFinding, type Finding } from "../finding";
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

/** Files that must exist. */
const needed = [
  ...dataFiles.map((file) => `data/${file.path}`).filter((name) => !name.endsWith("/")),
  ...legalTexts.flatMap((id) => locales.map((locale) => `data/legal/${id}/${locale}.md`)),
];

/** Reports missing required files, unused files such as `news.json.txt`, and names that are not slugs. */
export function checkFiles(root: string): Finding[] {
  const all = ["data", "locales"].flatMap((folder) =>
    filesBelow(path.join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const missing = needed.filter((name) => !all.includes(name));
  const ofFiles = all.flatMap((file) => {
    const entry = file.endsWith(".json") && dataFileOf(file.replace("data/", ""));
    if (entry && isMisnamed(file, entry))
      return [fileFinding(file, "file-name", { nearest: `${slugOf(path.basename(file, ".json"))}.json` })];
    if (entry || inUse.some((form) => form.test(file))) return [];
    // Some systems hide a second extension.
    const plain = file.replace(/(?:\.json\.\w+|\.jsonc?|\.json5)$/i, ".json");
    const nearest = suggestion(file, plain === file ? missing : [...missing, plain]);
    return [fileFinding(file, "unknown-file", { nearest })];
  });
  // A file with a similar name is reported once, not as one missing and one unknown file.
  const meant = ofFiles.map(({ values }) => values?.nearest);
  const unmeant = missing.filter((file) => !meant.includes(`→ ${file}`));
  return [...unmeant.map((file) => fileFinding(file, "missing-file")), ...ofFiles];
}
