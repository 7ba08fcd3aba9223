import { organizationId } from "./json-ld";

type StoryArticle = {
  siteUrl: string;
  url: string;
  brand: string;
  locale: string;
  title: string;
  summary: string;
  image: string;
};

/** Returns a customer story as a schema.org Article, with the company as author and no date. */
export function storyArticle({ siteUrl, url, brand, locale, title, summary, image }: StoryArticle) {
  const company = {
    "@type": "Organization",
    "@id": organizationId(siteUrl),
    name: brand,
    url: `${siteUrl}/`,
  };
  return {
    "@type": "Article",
    headline: title,
    description: summary,
    inLanguage: locale,
    mainEntityOfPage: url,
    image: [image],
    author: [company],
    publisher: company,
  };
}
