import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { locales } from "../../config/languages";
import type { ContentProblem } from "./content-problem";
import { pressArticleSlugs } from "../pages/press-article-slugs";
import { unknownPlaceholders } from "./unknown-placeholders";

const frontMatter = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

function checkText(text: string, known: ReadonlySet<string>): Omit<ContentProblem, "file">[] {
  const problem = (field: string, message: string) => ({ item: "-", field, message });
  const [, head, body] = frontMatter.exec(text) ?? [];
  if (head === undefined || body === undefined)
    return [problem("-", "must start with front matter between --- lines")];
  const fields = parse(head) as Record<string, string | undefined>;
  return [
    ...["title", "lead"].filter((name) => !fields[name]?.trim()).map((name) => problem(name, "is missing")),
    ...(body.trim() === "" ? [problem("body", "is empty")] : []),
    ...unknownPlaceholders({ ...fields, body }, known).map(({ path: [field = "-"], placeholder }) =>
      problem(field, `unknown placeholder {${placeholder}}`),
    ),
  ];
}

/** Checks the press articles: each belongs to a press item and stands in every language, with title, lead and text. */
export function checkPressArticles(dataFolder: string, known: ReadonlySet<string>): ContentProblem[] {
  return pressArticleSlugs(dataFolder).flatMap((slug) => {
    const folder = `press/articles/${slug}`;
    const orphan = fs.existsSync(path.join(dataFolder, "press", `${slug}.json`))
      ? []
      : [{ file: `data/${folder}`, item: "-", field: "-", message: `belongs to no data/press/${slug}.json` }];
    const texts = locales.flatMap((locale) => {
      const file = `data/${folder}/${locale}.md`;
      const absolute = path.join(dataFolder, folder, `${locale}.md`);
      if (!fs.existsSync(absolute)) return [{ file, item: "-", field: "-", message: "the file is missing" }];
      return checkText(fs.readFileSync(absolute, "utf8"), known).map((problem) => ({ file, ...problem }));
    });
    return [...orphan, ...texts];
  });
}
