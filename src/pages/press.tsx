import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PressFeedLink } from "@/features/press/press-feed-link";
import { PressList } from "@/features/press/press-list";
import type { PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";
import { Container } from "@/ui/container";
import { PageHeading } from "@/ui/page-heading";

/** Everything the press wrote, newest first. */
export default function PressPage({ data }: PageProps<Queries.PressPageQuery>) {
  const { title, lead } = data.homeTexts.press;
  return (
    <>
      <PageHeading title={title} lead={lead} />
      <Container>
        <PressList items={data.allPressItem.nodes} />
      </Container>
    </>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.PressPageQuery, PageContext>) => (
  <PageHead {...{ data, pageContext }} namespace="press">
    <PressFeedLink title={data.homeTexts.press.title} pageContext={pageContext} />
  </PageHead>
);

export const query = graphql`
  query PressPage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "layout", "press"] }, language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    ...LayoutData
    homeTexts {
      press {
        title
        lead
      }
    }
    allPressItem(sort: { date: DESC }) {
      nodes {
        ...PressCard
      }
    }
  }
`;
