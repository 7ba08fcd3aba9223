import path from "node:path";
import { locales } from "../../config/languages";
import { pressArticleSlugs } from "../pages/press-article-slugs";
import { linkPrefix, type Surroundings } from "./check-legal-texts";
import { checkMarkdownBody } from "./check-markdown-body";
import { isFields } from "../../lib/is-fields";
import type { Finding } from "./finding";
import { MarkdownText } from "./markdown-text";
import { pagesFor } from "./site-pages";

/** Checks the press articles: each belongs to a press item and exists in every language, with title, lead and text. */
export function checkPressArticles({ files, names, brands, checkOf }: Surroundings, day: string): Finding[] {
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
    const link = isFields(json?.value) ? json.value.link : undefined;
    const nearest = `/press/${slug}/`;
    const unlinked =
      json && link !== nearest ? [json.finding(["link"], "article-not-linked", { nearest })] : [];
    const texts = locales.map((locale) => {
      const text = new MarkdownText(files.root, `${folder}/${locale}.md`);
      if (text.isReadable) {
        text.checkFields(checkOf("article"));
        if (text.body.trim() === "") text.addToBody("empty");
        text.checkLetters(brands);
        const pages = pagesFor(names.pages, json?.value, day);
        checkMarkdownBody(text, { ...names, pages }, linkPrefix(locale));
      }
      return text;
    });
    const [source, ...translations] = texts;
    for (const text of translations) if (source) text.checkTranslation(source, names.figures);
    const ofTexts = texts.flatMap(({ findings }) => findings);
    // An article of nobody is one mistake, whichever of its texts are there.
    const shown = orphan.length > 0 ? ofTexts.filter(({ rule }) => rule !== "missing-file") : ofTexts;
    return [...orphan, ...unlinked, ...shown];
  });
}
