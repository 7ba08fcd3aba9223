import path from "node:path";
import { locales } from "../../config/languages";
import { pressArticleSlugs } from "../pages/press-article-slugs";
import { linkPrefix } from "./check-legal-texts";
import { readBrandNames } from "./brand-names";
import type { ContentFiles } from "./content-files";
import type { Finding } from "./finding";
import { MarkdownText } from "./markdown-text";
import { pagesFor, type SitePages } from "./site-pages";

/** Checks the press articles: each belongs to a press item and exists in every language, with title, lead and text. */
export function checkPressArticles(files: ContentFiles, pages: SitePages, day: string): Finding[] {
  const brands = readBrandNames(files.root);
  return pressArticleSlugs(path.join(files.root, "data")).flatMap((slug) => {
    const folder = `data/press/articles/${slug}`;
    const item = `press/${slug}.json`;
    const orphan: Finding[] = files.all.has(item)
      ? []
      : [
          {
            file: folder,
            item: "-",
            field: "-",
            rule: "article-without-item",
            values: { nearest: `data/${item}` },
          },
        ];
    const json = files.readable.get(item)?.json;
    const { link } = (json?.value ?? {}) as { link?: unknown };
    const nearest = `/press/${slug}/`;
    const unlinked =
      json && link !== nearest ? [json.finding(["link"], "article-not-linked", { nearest })] : [];
    const texts = locales.map((locale) => {
      const text = new MarkdownText(files.root, `${folder}/${locale}.md`);
      if (text.findings.length === 0) {
        text.require(["title", "lead"]);
        if (text.body.trim() === "") text.add("empty", {}, undefined, "body");
        text.checkLetters();
        text.checkBrand(brands);
        text.checkReferences(files.placeholders, pagesFor(pages, json?.value, day), linkPrefix(locale));
      }
      return text;
    });
    const [source, ...translations] = texts;
    for (const text of translations) if (source) text.checkTranslation(source);
    return [...orphan, ...unlinked, ...texts.flatMap(({ findings }) => findings)];
  });
}
