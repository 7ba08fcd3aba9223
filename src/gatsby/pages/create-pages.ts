import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { defaultLocale, locales, type Locale } from "../../config/languages";
import { fileAliases, localizedFile } from "../../config/file-aliases";
import { aliases, folderAliases } from "../../config/redirects";
import { localizedPath } from "../../lib/locale-path";
import { formerTexts } from "../data/former-texts";
import { legalTemplates, publishedArticleSlugs } from "../data/page-sources";
import { pressPages, readPressItems } from "./press-pages";
import { storyPages, storySlugs } from "./story-pages";

type LocalizedPage = {
  path: string;
  template: string;
  matchPath?: string;
  context?: Record<string, unknown>;
};

/**
 * Returns the not-found page of a language. All pages created here use templates with several addresses or
 * client-only areas; they have a complete i18n context, so that the i18n plugin ignores them instead of nesting
 * language prefixes.
 */
const notFound = (locale: Locale): LocalizedPage => ({
  path: "/404/",
  template: "not-found",
  // Omitted for the default language: without a prefix the pattern would match the other languages as well.
  ...(locale !== defaultLocale && { matchPath: "/*" }),
});

const everyLocale = (): LocalizedPage[] => [
  { path: "/onboarding/", template: "onboarding", matchPath: "/onboarding/*" },
  ...Object.entries(legalTemplates).map(([id, template]) => ({
    path: `/${id}/`,
    template,
    context: { legalId: id },
  })),
  ...formerTexts("data").map(({ id, version, path: pagePath }) => ({
    path: pagePath,
    template: "legal",
    context: { legalId: id, formerVersion: version },
  })),
  ...publishedArticleSlugs("data").map((slug) => ({
    path: `/press/${slug}/`,
    template: "press-article",
    context: { slug },
  })),
  ...storyPages(storySlugs("data")).map(({ path: pagePath, ...context }) => ({
    path: pagePath,
    template: "customer-story",
    context,
  })),
  ...pressPages(readPressItems("data")).map(({ path: pagePath, ...context }) => ({
    path: pagePath,
    template: "press",
    context,
  })),
];

/** Creates the pages from templates in every language, and the redirects for aliases. */
export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  const shared = everyLocale();
  for (const locale of locales) {
    for (const page of [notFound(locale), ...shared]) {
      const pagePath = localizedPath(locale, page.path);
      actions.createPage({
        path: pagePath,
        ...(page.matchPath && { matchPath: localizedPath(locale, page.matchPath) }),
        component: path.resolve(`src/templates/${page.template}.tsx`),
        context: {
          ...page.context,
          language: locale,
          i18n: {
            language: locale,
            languages: locales,
            defaultLanguage: defaultLocale,
            generateDefaultLanguagePage: false,
            routed: locale !== defaultLocale,
            originalPath: page.path,
            path: pagePath,
          },
        },
      });
    }
    const redirect = (fromPath: string, toPath: string) =>
      actions.createRedirect({ fromPath, toPath, isPermanent: true, statusCode: 301, ignoreCase: false });
    for (const { from, to } of aliases) {
      for (const slash of ["", "/"]) redirect(localizedPath(locale, from) + slash, localizedPath(locale, to));
    }
    for (const { from, to } of fileAliases) {
      const [name, file] = [localizedPath(locale, from), localizedFile(locale, to)];
      if (name !== file) for (const slash of ["", "/"]) redirect(name + slash, file);
    }
    for (const { from, to } of folderAliases)
      redirect(`${localizedPath(locale, from)}/*`, `${localizedPath(locale, to)}/:splat`);
  }
};
