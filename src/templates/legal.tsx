import { graphql, type HeadProps, type PageProps } from "gatsby";
import { FormerVersions } from "@/features/legal/former-versions";
import { LegalDocument } from "@/features/legal/legal-document";
import { headOf, isFormer, legalHead } from "@/features/legal/legal-head";
import type { PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";

/** A legal text, current or superseded. */
export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  return (
    <LegalDocument document={data.legalDocument}>
      <FormerVersions document={data.legalDocument} />
    </LegalDocument>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.LegalPageQuery, PageContext>) => (
  <PageHead
    {...{ data, pageContext }}
    namespace="legal"
    variables={legalHead(data.legalDocument)}
    prefix={headOf(data.legalDocument)}
    isHidden={isFormer(data.legalDocument)}
  />
);

export const query = graphql`
  query LegalPage($language: String!, $legalId: String!, $formerVersion: String) {
    locales: allLocale(
      filter: { ns: { in: ["common", "layout", "share-pictures", "legal"] }, language: { eq: $language } }
    ) {
      ...PageLocales
    }
    ...LayoutData
    legalDocument(id: $legalId, version: $formerVersion) {
      ...LegalText
      ...FormerVersions
    }
  }
`;
