import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { ContactScreen } from "@/features/contact/contact-screen";
import type { PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";
import { Container } from "@/ui/container";
import { PageHeading } from "@/ui/page-heading";

/** The contact page: the form and other contact details. */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { t } = useTranslation("contact");
  return (
    <>
      <PageHeading title={t("title")} lead={t("lead")} />
      <Container>
        <ContactScreen facts={data.siteFacts} form={data.contactForm} />
      </Container>
    </>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ContactPageQuery, PageContext>) => (
  <PageHead {...{ data, pageContext }} namespace="contact" />
);

export const query = graphql`
  query ContactPage($language: String!) {
    locales: allLocale(
      filter: {
        ns: { in: ["common", "layout", "share-pictures", "contact", "forms", "errors"] }
        language: { eq: $language }
      }
    ) {
      ...PageLocales
    }
    ...LayoutData
    siteFacts {
      ...ContactFacts
    }
    contactForm {
      ...ContactTopics
    }
  }
`;
