import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ReferenceWall } from "@/features/references/reference-wall";
import type { PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";
import { Container } from "@/ui/container";
import { Later } from "@/ui/later";
import { PageHeading } from "@/ui/page-heading";
import { SampleNote } from "@/ui/sample-note";

/** The page of reference customers, whose published address is misspelt on purpose. */
export default function ReferencesPage({ data }: PageProps<Queries.ReferencesPageQuery>) {
  const { title, lead, note } = data.homeTexts.clients;
  return (
    <>
      <PageHeading title={title} lead={lead}>
        <SampleNote text={note} />
      </PageHeading>
      <Container>
        <Later>
          <ReferenceWall references={data.allReference.nodes} categories={data.allReferenceCategory.nodes} />
        </Later>
      </Container>
    </>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ReferencesPageQuery, PageContext>) => (
  <PageHead {...{ data, pageContext }} namespace="references" />
);

export const query = graphql`
  query ReferencesPage($language: String!) {
    locales: allLocale(
      filter: {
        ns: { in: ["common", "layout", "share-pictures", "references", "stories"] }
        language: { eq: $language }
      }
    ) {
      ...PageLocales
    }
    ...LayoutData
    homeTexts {
      clients {
        title
        lead
        note
      }
    }
    allReferenceCategory(sort: { position: ASC }) {
      nodes {
        ...ReferenceCategoryFilter
      }
    }
    allReference(sort: { slug: ASC }) {
      nodes {
        ...ReferenceTile
      }
    }
  }
`;
