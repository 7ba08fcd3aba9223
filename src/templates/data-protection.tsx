import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DataRequest } from "@/features/data-request/data-request";
import { FormerVersions } from "@/features/legal/former-versions";
import { LegalDocument } from "@/features/legal/legal-document";
import { legalHead } from "@/features/legal/legal-head";
import type { PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";

/** The data protection notice, with the form for data subject applications. */
export default function DataProtectionPage({ data }: PageProps<Queries.DataProtectionPageQuery>) {
  return (
    <>
      <LegalDocument document={data.legalDocument}>
        <FormerVersions document={data.legalDocument} />
      </LegalDocument>
      <DataRequest controller={data.siteFacts} />
    </>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.DataProtectionPageQuery, PageContext>) => (
  <PageHead {...{ data, pageContext }} namespace="legal" variables={legalHead(data.legalDocument)} />
);

export const query = graphql`
  query DataProtectionPage($language: String!, $legalId: String!) {
    locales: allLocale(
      filter: {
        ns: { in: ["common", "layout", "share-pictures", "legal", "forms", "data-request"] }
        language: { eq: $language }
      }
    ) {
      ...PageLocales
    }
    ...LayoutData
    siteFacts {
      ...DataController
    }
    legalDocument(id: $legalId) {
      ...LegalText
      ...FormerVersions
    }
  }
`;
