import { organizationId } from "./json-ld";

type Article = {
  siteUrl: string;
  url: string;
  brand: string;
  locale: string;
  title: string;
  lead: string;
  /** Moments of publication and of the last change, with their zone. */
  published: string;
  modified: string;
  /** Address of a picture. */
  image: string;
};

/** An article of the press, as schema.org's NewsArticle; the company itself wrote and publishes it. */
export function newsArticle({
  siteUrl,
  url,
  brand,
  locale,
  title,
  lead,
  published,
  modified,
  image,
}: Article) {
  const company = {
    "@type": "Organization",
    "@id": organizationId(siteUrl),
    name: brand,
    url: `${siteUrl}/`,
  };
  return {
    "@type": "NewsArticle",
    headline: title,
    description: lead,
    datePublished: published,
    dateModified: modified,
    inLanguage: locale,
    mainEntityOfPage: url,
    image: [image],
    author: [company],
    publisher: company,
  };
}
