import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { locales } from "../../config/languages";
import type { ContentProblem } from "./content-problem";
import { unknownPlaceholders } from "./unknown-placeholders";

const frontMatter = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const required = ["title", "version", "effectiveDate", "summary"] as const;

function checkText(text: string, known: ReadonlySet<string>): Omit<ContentProblem, "file">[] {
  const problem = (field: string, message: string) => ({ item: "-", field, message });
  const [, head, body] = frontMatter.exec(text) ?? [];
  if (head === undefined || body === undefined)
    return [problem("-", "must start with front matter between --- lines")];
  const fields = parse(head) as Record<string, string | number | undefined>;
  const chapters = [...body.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  return [
    ...required
      .filter((name) => !String(fields[name] ?? "").trim())
      .map((name) => problem(name, "is missing")),
    ...(isoDate.test(String(fields.effectiveDate))
      ? []
      : [problem("effectiveDate", "must be a date like 2026-01-31")]),
    ...(chapters.length === 0 ? [problem("body", "must have chapters (##)")] : []),
    ...(new Set(chapters).size < chapters.length
      ? [problem("body", "has two chapters of the same name")]
      : []),
    ...unknownPlaceholders({ ...fields, body }, known).map(({ path: [field = "-"], placeholder }) =>
      problem(field, `unknown placeholder {${placeholder}}`),
    ),
  ];
}

/** Checks the legal texts: each in every language, with complete front matter, chapters and known placeholders. */
export function checkLegalTexts(dataFolder: string, known: ReadonlySet<string>): ContentProblem[] {
  const folder = path.join(dataFolder, "legal");
  const ids = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  return ids.flatMap((id) =>
    locales.flatMap((locale) => {
      const file = `data/legal/${id}/${locale}.md`;
      const absolute = path.join(folder, id, `${locale}.md`);
      if (!fs.existsSync(absolute)) return [{ file, item: "-", field: "-", message: "the file is missing" }];
      return checkText(fs.readFileSync(absolute, "utf8"), known).map((problem) => ({ file, ...problem }));
    }),
  );
}
