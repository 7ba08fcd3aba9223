import { organizationId } from "./json-ld";

type Article = {
  siteUrl: string;
  url: string;
  brand: string;
  locale: string;
  title: string;
  lead: string;
  /** Time of publication, with time zone. */
  published: string;
  modified: string;
  image: string;
};

/** Returns a press article as a schema.org NewsArticle, with the company as author and publisher. */
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
