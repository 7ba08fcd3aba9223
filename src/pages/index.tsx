import { graphql, type HeadProps, type PageProps } from "gatsby";
import { FaqList } from "@/features/faq/faq-list";
import { Advantages } from "@/features/home/advantages";
import { ChannelsJoining } from "@/features/home/channels-joining";
import { ClientLogos } from "@/features/home/client-logos";
import { ClosingCall } from "@/features/home/closing-call";
import { Hero } from "@/features/home/hero";
import { MarketingTabs } from "@/features/home/marketing-tabs";
import { Payments } from "@/features/home/payments";
import { SectionMore } from "@/features/home/section-more";
import { SolutionTabs } from "@/features/home/solution-tabs";
import { StoreModule } from "@/features/home/store-module";
import { Stories } from "@/features/home/stories";
import { InboxDemo } from "@/features/inbox-demo/inbox-demo";
import { PressLines } from "@/features/press/press-lines";
import { PriceLines } from "@/features/pricing/price-lines";
import { TryItForm } from "@/features/sign-up/try-it-form";
import type { PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";
import { locales } from "@/config/languages";
import { organization } from "@/lib/structured-data/organization";
import { webSite } from "@/lib/structured-data/web-site";
import { Section } from "@/ui/section";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { homeTexts: texts, siteFacts, pricing } = data;
  return (
    <>
      <Hero
        texts={texts.hero}
        form={<TryItForm consentDefaults={siteFacts.signUp.consentDefaults} />}
        demo={<InboxDemo shops={data.allDemoShop.nodes} />}
      />
      {data.allReference.nodes.length > 0 && (
        <ClientLogos texts={texts.clients} references={data.allReference.nodes} />
      )}
      <Advantages texts={texts.advantages} advantages={data.allAdvantage.nodes} />
      <SolutionTabs texts={texts.solutions} solutions={data.allSolution.nodes} />
      <ChannelsJoining texts={texts.channels} channels={data.allChannel.nodes} />
      <MarketingTabs texts={texts.marketing} tabs={data.allMarketingTab.nodes} />
      <StoreModule texts={texts.store} store={data.storeModule} storeDomain={siteFacts.storeDomain} />
      <Payments texts={texts.payments} methods={data.allPaymentMethod.nodes} />
      <Section id="pricing" ground="tint" {...texts.pricing}>
        <PriceLines cards={pricing.tabs[0]?.cards ?? []} />
        <SectionMore to="/pricing/" text="pricing" />
      </Section>
      {data.allStory.nodes.length > 0 && <Stories texts={texts.stories} stories={data.allStory.nodes} />}
      {data.allPressItem.nodes.length > 0 && (
        <Section id="press" ground="tint" {...texts.press} align="beside">
          <PressLines items={data.allPressItem.nodes} />
          <SectionMore to="/press/" text="press" />
        </Section>
      )}
      <Section id="faq" eyebrow={texts.faq.eyebrow} title={texts.faq.title}>
        <FaqList questions={data.allFaqQuestion.nodes} isInColumns />
        <SectionMore to="/faq/" text="faq" />
      </Section>
      <ClosingCall texts={texts.closing} />
    </>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.HomePageQuery, PageContext>) => (
  <PageHead
    {...{ data, pageContext }}
    namespace="home"
    facts={(address) => [
      organization(data.siteFacts, locales),
      webSite({ ...address, brand: data.siteFacts.brand }),
    ]}
  />
);

export const query = graphql`
  query HomePage($language: String!) {
    locales: allLocale(
      filter: {
        ns: {
          in: [
            "common"
            "layout"
            "share-pictures"
            "home"
            "scenes"
            "inbox-demo"
            "pricing"
            "press"
            "faq"
            "forms"
            "sign-up"
            "stories"
            "errors"
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
      openingHours {
        periods {
          days
          from
          to
        }
      }
      signUp {
        consentDefaults {
          privacy_policy
          pdpa
          newsletter
        }
      }
    }
    homeTexts {
      ...HomeHero
      ...HomeSections
    }
    allDemoShop(sort: { rank: ASC }) {
      nodes {
        ...DemoShop
      }
    }
    allReference(sort: { slug: ASC }, limit: 8) {
      nodes {
        ...ClientLogo
      }
    }
    allAdvantage(sort: { position: ASC }) {
      nodes {
        ...HomeAdvantage
      }
    }
    allSolution(filter: { homeScene: { ne: null } }, sort: { position: ASC }) {
      nodes {
        ...HomeSolution
      }
    }
    allChannel(sort: { position: ASC }) {
      nodes {
        ...HomeChannel
      }
    }
    allMarketingTab(sort: { position: ASC }) {
      nodes {
        ...HomeMarketingTab
      }
    }
    storeModule {
      ...HomeStore
    }
    allPaymentMethod(sort: { position: ASC }) {
      nodes {
        ...HomePayment
      }
    }
    pricing {
      tabs {
        cards {
          ...PriceLine
        }
      }
    }
    allStory(sort: { rank: ASC }, limit: 3) {
      nodes {
        ...HomeStory
      }
    }
    allPressItem(sort: { date: DESC }, limit: 3) {
      nodes {
        ...PressLine
      }
    }
    allFaqQuestion(filter: { isHighlighted: { eq: true } }, sort: { position: ASC }, limit: 4) {
      nodes {
        ...FaqItem
      }
    }
  }
`;
