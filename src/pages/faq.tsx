import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { FaqSearch } from "@/features/faq/faq-search";
import { LocalizedLink } from "@/i18n/localized-link";
import type { PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";
import { faqPage } from "@/lib/structured-data/faq-page";
import { Container } from "@/ui/container";
import { Later } from "@/ui/later";
import { PageHeading } from "@/ui/page-heading";

export default function FaqPage({ data }: PageProps<Queries.FaqPageQuery>) {
  const { t } = useTranslation("faq");
  return (
    <>
      <PageHeading
        title={data.homeTexts.faq.title}
        lead={
          <>
            {t("lead.text")} <LocalizedLink to="/contact-us/">{t("lead.link")}</LocalizedLink>
          </>
        }
      />
      <Container>
        <Later>
          <FaqSearch questions={data.allFaqQuestion.nodes} email={data.siteFacts.email} />
        </Later>
      </Container>
    </>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.FaqPageQuery, PageContext>) => (
  <PageHead
    {...{ data, pageContext }}
    namespace="faq"
    facts={({ url, locale }) => [faqPage(url, locale, data.allFaqQuestion.nodes)]}
  />
);

export const query = graphql`
  query FaqPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "layout", "share-pictures", "faq"] }, language: { eq: $language } }
    ) {
      ...PageLocales
    }
    ...LayoutData
    homeTexts {
      faq {
        title
      }
    }
    allFaqQuestion(sort: { position: ASC }) {
      nodes {
        ...FaqSearchItem
      }
    }
  }
`;
