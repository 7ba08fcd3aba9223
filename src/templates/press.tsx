import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PressList, type PressPlace } from "@/features/press/press-list";
import { localeOfPage, type PageContext } from "@/i18n/page-head";
import { localizedPath } from "@/lib/locale-path";
import { pressPagePath } from "@/lib/press-pages";
import { PageHead } from "@/layout/page-head";
import { Container } from "@/ui/container";
import { PageHeading } from "@/ui/page-heading";
import { SampleNote } from "@/ui/sample-note";

type PressContext = PageContext & PressPlace;

/** All press items, or those of one source, newest first, paginated. */
export default function PressPage({ data, pageContext }: PageProps<Queries.PressPageQuery, PressContext>) {
  const { title, lead, note } = data.homeTexts.press;
  return (
    <>
      <PageHeading title={title} lead={lead}>
        <SampleNote text={note} />
      </PageHeading>
      <Container>
        <PressList items={data.allPressItem.nodes} place={pageContext} />
      </Container>
    </>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.PressPageQuery, PressContext>) => {
  const { number, count, source } = pageContext;
  const locale = localeOfPage(pageContext);
  const address = (to: number) => data.siteFacts.url + localizedPath(locale, pressPagePath(to, source?.slug));
  return (
    <>
      <PageHead
        {...{ data, pageContext }}
        namespace="press"
        prefix={headOf(number > 1, source !== null)}
        variables={{ page: number, source: source?.name[locale] ?? "" }}
      />
      {number > 1 && <link rel="prev" href={address(number - 1)} />}
      {number < count && <link rel="next" href={address(number + 1)} />}
    </>
  );
};

function headOf(isNumbered: boolean, hasSource: boolean) {
  if (hasSource) return isNumbered ? "sourcePageHead" : "sourceHead";
  return isNumbered ? "pageHead" : "head";
}

export const query = graphql`
  query PressPage($language: String!, $slugs: [String!]!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "layout", "share-pictures", "press"] }, language: { eq: $language } }
    ) {
      ...PageLocales
    }
    ...LayoutData
    homeTexts {
      press {
        title
        lead
        note
      }
    }
    allPressItem(filter: { slug: { in: $slugs } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PressCard
      }
    }
  }
`;
