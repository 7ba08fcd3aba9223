import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { FaqList } from "@/features/faq/faq-list";
import { ClosingCall } from "@/features/home/closing-call";
import { ComparisonTable } from "@/features/pricing/comparison-table";
import { CostEstimator } from "@/features/pricing/cost-estimator";
import { ExternalPrices } from "@/features/pricing/external-prices";
import { PricingRules } from "@/features/pricing/pricing-rules";
import { PricingTabs } from "@/features/pricing/pricing-tabs";
import { TrialTimeline } from "@/features/pricing/trial-timeline";
import { localeOfPage, type PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";
import { formatMoney } from "@/lib/format-money";
import { service } from "@/lib/structured-data/service";
import { Container } from "@/ui/container";
import { PageHeading } from "@/ui/page-heading";
import { Section } from "@/ui/section";

/** The pricing page: plans, their features, and the steps after the trial. */
export default function PricingPage({ data }: PageProps<Queries.PricingPageQuery>) {
  const { t } = useTranslation("pricing");
  const { homeTexts, pricing } = data;
  return (
    <>
      <PageHeading title={homeTexts.pricing.title} lead={homeTexts.pricing.lead} />
      <Container>
        <h2 className="visually-hidden">{t("tabs")}</h2>
        <PricingTabs tabs={pricing.tabs} />
      </Container>
      <Section id="estimator" ground="tint" title={t("estimator.title")} lead={t("estimator.lead")}>
        <CostEstimator
          figures={data.constants}
          quoteHref={data.siteFacts.links.callMe}
          storePackage={storePackageOf(pricing)}
        />
      </Section>
      <Section id="trial" ground="dark" title={t("timeline.title")} lead={t("timeline.lead")} align="start">
        <TrialTimeline steps={pricing.timeline} host={new URL(data.siteFacts.url).hostname} />
      </Section>
      <Section id="comparison" title={t("comparison.title")} lead={t("comparison.lead")}>
        <ComparisonTable comparison={pricing.comparison} />
      </Section>
      <Section id="rules" ground="tint" title={t("rules.title")} lead={t("rules.lead")} align="start">
        <PricingRules rules={pricing.rules} />
        <ExternalPrices href={data.siteFacts.links.externalPricing} />
      </Section>
      <Section id="questions" title={t("questions.title")}>
        <FaqList questions={pricing.questions} />
      </Section>
      <ClosingCall texts={{ ...homeTexts.closing, title: t("closing") }} />
    </>
  );
}

const storePackageOf = ({ tabs }: Queries.PricingPageQuery["pricing"]) =>
  tabs.flatMap(({ cards }) => cards).find(({ id }) => id === "store")?.packageId ?? null;

function priceText({ constants: { storePrice } }: Queries.PricingPageQuery, pageContext: PageContext) {
  return formatMoney(localeOfPage(pageContext), storePrice.value, storePrice.unit);
}

export const Head = ({ data, pageContext }: HeadProps<Queries.PricingPageQuery, PageContext>) => (
  <PageHead
    {...{ data, pageContext }}
    namespace="pricing"
    variables={{ price: priceText(data, pageContext) }}
    facts={(address) => [
      service({
        ...address,
        name: data.siteFacts.storeBrand,
        description: data.homeTexts.store.lead,
        cards: data.pricing.tabs.flatMap(({ cards }) => cards),
      }),
    ]}
  />
);

export const query = graphql`
  query PricingPage($language: String!) {
    locales: allLocale(
      filter: {
        ns: { in: ["common", "layout", "share-pictures", "pricing", "faq"] }
        language: { eq: $language }
      }
    ) {
      ...PageLocales
    }
    ...LayoutData
    siteFacts {
      storeBrand
      links {
        externalPricing
      }
    }
    homeTexts {
      store {
        lead
      }
      pricing {
        title
        lead
      }
      closing {
        eyebrow
        title
        lead
      }
    }
    constants {
      ...CostFigures
    }
    pricing {
      tabs {
        ...PricingTab
      }
      timeline {
        ...TrialStep
      }
      comparison {
        ...PricingComparison
      }
      rules {
        ...PricingRule
      }
      questions {
        ...FaqItem
      }
    }
  }
`;
