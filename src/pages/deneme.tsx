import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Catalogue } from "@/features/catalogue/catalogue";
import { InboxDemoStates } from "@/features/inbox-demo/inbox-demo-states";
import type { PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";

/** The test page: the living catalogue of the components. */
export default function CataloguePage({ data }: PageProps<Queries.CataloguePageQuery>) {
  return (
    <>
      <Catalogue />
      <InboxDemoStates shops={data.allDemoShop.nodes} />
    </>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.CataloguePageQuery, PageContext>) => (
  <PageHead {...{ data, pageContext }} namespace="catalogue" isHidden />
);

export const query = graphql`
  query CataloguePage($language: String!) {
    locales: allLocale(
      filter: {
        ns: { in: ["common", "layout", "scenes", "catalogue", "inbox-demo"] }
        language: { eq: $language }
      }
    ) {
      ...PageLocales
    }
    ...LayoutData
    allDemoShop(sort: { rank: ASC }) {
      nodes {
        ...DemoShop
      }
    }
  }
`;
