import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { AboutStory } from "@/features/about/about-story";
import { AboutTeam } from "@/features/about/about-team";
import { AboutTimeline } from "@/features/about/about-timeline";
import { AboutWork } from "@/features/about/about-work";
import { ClosingCall } from "@/features/home/closing-call";
import type { PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";
import { PageHeading } from "@/ui/page-heading";

/** The about page: mission, history, working principles and departments. */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { t } = useTranslation("about");
  const { aboutTexts, homeTexts, siteFacts } = data;
  const { heading, story, timeline, work, team, company } = aboutTexts;
  return (
    <>
      <PageHeading title={heading.title} lead={heading.lead} />
      <AboutStory story={story} />
      <AboutTimeline timeline={timeline} />
      <AboutWork work={work} />
      <AboutTeam team={team} companyTitle={company.title} company={siteFacts} />
      <ClosingCall texts={{ ...homeTexts.closing, title: t("closing") }} />
    </>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.AboutPageQuery, PageContext>) => (
  <PageHead {...{ data, pageContext }} namespace="about" />
);

export const query = graphql`
  query AboutPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "layout", "share-pictures", "about"] }, language: { eq: $language } }
    ) {
      ...PageLocales
    }
    ...LayoutData
    siteFacts {
      ...AboutCompanyFacts
    }
    homeTexts {
      closing {
        ...HomeSectionTexts
      }
    }
    aboutTexts {
      heading {
        title
        lead
      }
      story {
        ...AboutStoryTexts
      }
      timeline {
        ...AboutTimelineTexts
      }
      work {
        ...AboutWorkTexts
      }
      team {
        ...AboutTeamTexts
      }
      company {
        title
      }
    }
  }
`;
