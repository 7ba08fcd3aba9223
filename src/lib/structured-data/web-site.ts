import { hasSearch } from "../../config/plugin-facts";
import { organizationId, webSiteId } from "./json-ld";

type WebSite = {
  siteUrl: string;
  /** URL of the home page in the current language. */
  homeUrl: string;
  brand: string;
  locale: string;
};

/** Returns the site as a schema.org `WebSite`, including the URL of its search. */
export const webSite = ({ siteUrl, homeUrl, brand, locale }: WebSite) => ({
  "@type": "WebSite",
  "@id": webSiteId(homeUrl),
  url: homeUrl,
  name: brand,
  inLanguage: locale,
  publisher: { "@id": organizationId(siteUrl) },
  ...(hasSearch && {
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${homeUrl}?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  }),
});
