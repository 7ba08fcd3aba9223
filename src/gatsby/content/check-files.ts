import path from "node:path";
import { locales } from "../../config/languages";
import { versionPattern } from "../pages/former-texts";
import { legalTemplates } from "../pages/legal-templates";
import { dataFileOf, dataFiles } from "./data-files";
import type { Finding } from "./finding";
import { filesBelow } from "./list-files";
import type { RuleName } from "./messages";
import { suggestion } from "./nearest";

const language = `(?:${locales.join("|")})`;

/** Files below `data/` that are no JSON and yet have a use. Pictures that no item names do no harm. */
const inUse = [
  /^README\.md$/,
  /^schema\//,
  new RegExp(
    `^legal/(?:${Object.keys(legalTemplates).join("|")})/(?:former/${versionPattern}/)?${language}\\.md$`,
  ),
  new RegExp(`^press/articles/[^/]+/${language}\\.md$`),
  /\.(?:png|jpe?g|jfif|webp|avif|svg|gif|heic|heif|bmp|tiff?)$/i,
];

const about = (file: string, rule: RuleName, values: Finding["values"] = {}): Finding => ({
  file,
  item: "-",
  field: "-",
  rule,
  values,
});

/** Checks that every file the site needs is there, and that no file is there that nothing reads, such as `news.json.txt`. */
export function checkFiles(root: string): Finding[] {
  const all = filesBelow(path.join(root, "data"));
  const needed = [
    ...dataFiles.map((file) => file.path).filter((name) => !name.endsWith("/")),
    ...Object.keys(legalTemplates).flatMap((id) => locales.map((locale) => `legal/${id}/${locale}.md`)),
  ];
  const missing = needed.filter((name) => !all.includes(name));
  const unknown = all.filter(
    (name) => !(name.endsWith(".json") && dataFileOf(name)) && !inUse.some((pattern) => pattern.test(name)),
  );
  const strings = filesBelow(path.join(root, "locales")).filter(
    (name) => name !== "README.md" && !new RegExp(`^${language}/[\\w-]+\\.json$`).test(name),
  );
  const renamed = renamedFolders(missing, unknown);
  const isMoved = (name: string) =>
    renamed.some(({ from, to }) => name.startsWith(`legal/${from}/`) || name.startsWith(`legal/${to}/`));
  const nearest = (name: string) => suggestion(name, [...missing, ...jsonNames(name)]);
  // A file under a slightly other name is one mistake, and not two.
  const meant = unknown.map(nearest);
  return [
    ...renamed.map(({ from, to }) =>
      about(`data/legal/${to}`, "folder-renamed", { missing: `data/legal/${from}`, nearest: `→ ${from}` }),
    ),
    ...missing
      .filter((name) => !isMoved(name) && !meant.includes(`→ ${name}`))
      .map((name) => about(`data/${name}`, "missing-file")),
    ...unknown
      .filter((name) => !isMoved(name))
      .map((name) => about(`data/${name}`, "unknown-file", { nearest: nearest(name) })),
    ...strings.map((name) => about(`locales/${name}`, "unknown-file", { nearest: jsonNames(name)[0] ?? "" })),
  ];
}

/** Folders of legal texts that are gone while another with the same texts has come. */
function renamedFolders(missing: readonly string[], unknown: readonly string[]) {
  const ids = Object.keys(legalTemplates);
  const gone = ids.filter((id) => locales.every((locale) => missing.includes(`legal/${id}/${locale}.md`)));
  const come = [...new Set(unknown.map((name) => /^legal\/([^/]+)\/\w+\.md$/.exec(name)?.[1] ?? ""))].filter(
    (name) => name !== "" && !ids.includes(name),
  );
  return gone.flatMap((from) => {
    const near = suggestion(come.length === 1 ? from : "", [from]) && come[0];
    const to = near ?? come.find((name) => suggestion(name, [from]) !== "");
    return to ? [{ from, to }] : [];
  });
}

/** The name that a system hid behind a second extension. */
function jsonNames(name: string): string[] {
  if (/\.json\.\w+$/.test(name)) return [name.replace(/\.\w+$/, "")];
  return /\.(?:JSON|jsonc?|json5)$/i.test(name)
    ? [name.replace(/\.\w+$/, ".json")].filter((own) => own !== name)
    : [];
}
