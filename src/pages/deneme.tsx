import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Catalogue } from "@/features/catalogue/catalogue";
import { TemplateStates } from "@/features/composer/template-states";
import { ChannelsJoining } from "@/features/home/channels-joining";
import { StoreStates } from "@/features/home/store-states";
import { PricingStates } from "@/features/pricing/pricing-states";
import { InboxDemoStates } from "@/features/inbox-demo/inbox-demo-states";
import { StoryStates } from "@/features/stories/story-states";
import type { PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";

/** The test page: a live catalogue of the components. */
export default function CataloguePage({ data }: PageProps<Queries.CataloguePageQuery>) {
  return (
    <>
      <Catalogue />
      <ChannelsJoining texts={data.homeTexts.channels} channels={data.allChannel.nodes} />
      <StoreStates store={data.storeModule} storeDomain={data.siteFacts.storeDomain} />
      <TemplateStates cases={data.allMessageTemplate.nodes} limits={data.constants} />
      <PricingStates pricing={data.pricing} figures={data.constants} host={data.siteFacts.storeDomain} />
      <InboxDemoStates shops={data.allDemoShop.nodes} />
      <StoryStates
        story={data.allStory.nodes[0]}
        next={data.next.nodes[0]}
        note={data.homeTexts.stories.note}
      />
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
        ns: {
          in: [
            "common"
            "layout"
            "scenes"
            "catalogue"
            "home"
            "showcase"
            "pricing"
            "inbox-demo"
            "stories"
          ]
        }
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
    homeTexts {
      channels {
        ...HomeSectionTexts
      }
      stories {
        note
      }
    }
    allChannel(sort: { position: ASC }) {
      nodes {
        ...HomeChannel
      }
    }
    allStory(sort: { rank: ASC }, limit: 1) {
      nodes {
        ...CustomerStory
      }
    }
    next: allStory(sort: { rank: ASC }, skip: 1, limit: 1) {
      nodes {
        ...NextStory
      }
    }
    allDemoShop(sort: { rank: ASC }) {
      nodes {
        ...DemoShop
      }
    }
  }
`;
