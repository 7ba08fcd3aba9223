import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Catalogue } from "@/features/catalogue/catalogue";
import { TemplateStates } from "@/features/composer/template-states";
import { StoreStates } from "@/features/home/store-states";
import { PricingStates } from "@/features/pricing/pricing-states";
import { InboxDemoStates } from "@/features/inbox-demo/inbox-demo-states";
import type { PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";

/** The test page: the living catalogue of the components. */
export default function CataloguePage({ data }: PageProps<Queries.CataloguePageQuery>) {
  return (
    <>
      <Catalogue />
      <StoreStates store={data.storeModule} storeDomain={data.siteFacts.storeDomain} />
      <TemplateStates cases={data.allMessageTemplate.nodes} limits={data.constants} />
      <PricingStates pricing={data.pricing} figures={data.constants} host={data.siteFacts.storeDomain} />
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
        ns: { in: ["common", "layout", "scenes", "catalogue", "home", "showcase", "pricing", "inbox-demo"] }
        language: { eq: $language }
      }
    ) {
      ...PageLocales
    }
    ...LayoutData
    siteFacts {
      storeDomain
    }
    constants {
      ...MessageLimits
      ...CostFigures
    }
    storeModule {
      ...HomeStore
    }
    allMessageTemplate(sort: { position: ASC }) {
      nodes {
        ...MessageTemplate
      }
    }
    pricing {
      tabs {
        ...PricingTab
      }
      timeline {
        ...TrialStep
      }
    }
    allDemoShop(sort: { rank: ASC }) {
      nodes {
        ...DemoShop
      }
    }
  }
`;
