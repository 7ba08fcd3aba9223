import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { ClosingCall } from "@/features/home/closing-call";
import { SolutionGroups } from "@/features/showcase/solution-groups";
import type { PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";
import { Later } from "@/ui/later";
import { PageHeading } from "@/ui/page-heading";

/** All features of the platform, illustrated by one conversation. */
export default function SolutionsPage({ data }: PageProps<Queries.SolutionsPageQuery>) {
  const { t } = useTranslation("showcase");
  const { allSolutionGroup, allSolution, homeTexts } = data;
  const content = { groups: allSolutionGroup.nodes, solutions: allSolution.nodes };
  return (
    <>
      <PageHeading title={t("solutions.title")} lead={t("solutions.lead")} />
      <Later>
        <SolutionGroups {...content} />
      </Later>
      <ClosingCall texts={{ ...homeTexts.closing, title: t("solutions.closing") }} />
    </>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.SolutionsPageQuery, PageContext>) => (
  <PageHead {...{ data, pageContext }} namespace="showcase" prefix="solutions.head" />
);

export const query = graphql`
  query SolutionsPage($language: String!) {
    locales: allLocale(
      filter: {
        ns: { in: ["common", "layout", "share-pictures", "showcase", "scenes"] }
        language: { eq: $language }
      }
    ) {
      ...PageLocales
    }
    ...LayoutData
    homeTexts {
      closing {
        ...HomeSectionTexts
      }
    }
    allSolutionGroup(sort: { position: ASC }) {
      nodes {
        ...ShowcaseGroup
      }
    }
    allSolution(sort: { position: ASC }) {
      nodes {
        ...ShowcaseSolution
      }
    }
  }
`;
