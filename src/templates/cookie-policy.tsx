import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ConsentSection } from "@/features/consent/consent-section";
import { FormerVersions } from "@/features/legal/former-versions";
import { LegalDocument } from "@/features/legal/legal-document";
import { legalHead } from "@/features/legal/legal-head";
import type { PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";

/** The cookie policy, with the visitor's current consent. */
export default function CookiePolicyPage({ data }: PageProps<Queries.CookiePolicyPageQuery>) {
  return (
    <>
      <LegalDocument document={data.legalDocument}>
        <FormerVersions document={data.legalDocument} />
      </LegalDocument>
      <ConsentSection />
    </>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.CookiePolicyPageQuery, PageContext>) => (
  <PageHead {...{ data, pageContext }} namespace="legal" variables={legalHead(data.legalDocument)} />
);

export const query = graphql`
  query CookiePolicyPage($language: String!, $legalId: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "layout", "share-pictures", "legal"] }, language: { eq: $language } }
    ) {
      ...PageLocales
    }
    ...LayoutData
    legalDocument(id: $legalId) {
      ...LegalText
      ...FormerVersions
    }
  }
`;
