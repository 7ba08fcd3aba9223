import { graphql, type HeadProps, type PageProps } from "gatsby";
import { LegalDocument } from "@/features/legal/legal-document";
import { localeOfPage, type PageContext } from "@/i18n/page-head";
import { Seo } from "@/layout/seo";

/** A legal text. */
export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  return <LegalDocument document={data.legalDocument} />;
}

export const Head = ({ data, pageContext }: HeadProps<Queries.LegalPageQuery, PageContext>) => (
  <Seo
    title={`${data.legalDocument.title} | ${data.siteFacts.brand}`}
    description={data.legalDocument.summary}
    locale={localeOfPage(pageContext)}
    path={pageContext.i18n.originalPath}
    siteUrl={data.siteFacts.url}
  />
);

export const query = graphql`
  query LegalPage($language: String!, $legalId: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "layout", "legal"] }, language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    ...LayoutData
    legalDocument(id: $legalId) {
      ...LegalText
    }
  }
`;
