import { graphql, type HeadProps, type PageProps } from "gatsby";
import { LegalDocument } from "@/features/legal/legal-document";
import { legalHead } from "@/features/legal/legal-head";
import type { PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";

/** A legal text. */
export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  return <LegalDocument document={data.legalDocument} />;
}

export const Head = ({ data, pageContext }: HeadProps<Queries.LegalPageQuery, PageContext>) => (
  <PageHead {...{ data, pageContext }} namespace="legal" variables={legalHead(data.legalDocument)} />
);

export const query = graphql`
  query LegalPage($language: String!, $legalId: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "layout", "legal"] }, language: { eq: $language } }) {
      ...PageLocales
    }
    ...LayoutData
    legalDocument(id: $legalId) {
      ...LegalText
    }
  }
`;
