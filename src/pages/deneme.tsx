import { graphql, type HeadProps } from "gatsby";
import { Catalogue } from "@/features/catalogue/catalogue";
import type { PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";

/** The test page: the living catalogue of the components. */
export default function CataloguePage() {
  return <Catalogue />;
}

export const Head = ({ data, pageContext }: HeadProps<Queries.CataloguePageQuery, PageContext>) => (
  <PageHead {...{ data, pageContext }} namespace="catalogue" isHidden />
);

export const query = graphql`
  query CataloguePage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "layout", "scenes", "catalogue"] }, language: { eq: $language } }
    ) {
      ...PageLocales
    }
    ...LayoutData
  }
`;
