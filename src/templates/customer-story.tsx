import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { ClosingCall } from "@/features/home/closing-call";
import { CustomerStory } from "@/features/stories/customer-story";
import { NextStory } from "@/features/stories/next-story";
import type { PageContext } from "@/i18n/page-head";
import { sharePictureOf } from "@/config/share-pictures";
import { PageHead } from "@/layout/page-head";
import { storyArticle } from "@/lib/structured-data/story-article";

/** A customer story with a link to the next one. */
export default function CustomerStoryPage({ data }: PageProps<Queries.CustomerStoryPageQuery>) {
  const { t } = useTranslation("stories");
  const { customerStory, next, homeTexts } = data;
  return (
    <>
      <CustomerStory story={customerStory} note={homeTexts.stories.note} />
      <NextStory story={next} />
      <ClosingCall texts={{ ...homeTexts.closing, title: t("closing") }} />
    </>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.CustomerStoryPageQuery, PageContext>) => (
  <PageHead
    {...{ data, pageContext }}
    title={data.customerStory.title}
    description={data.customerStory.summary}
    parents={[{ name: data.homeTexts.clients.eyebrow, path: "/referances/" }]}
    article={{}}
    facts={(address) => [
      storyArticle({
        ...address,
        ...data.customerStory,
        brand: data.siteFacts.brand,
        image: `${address.siteUrl}/share/${address.locale}/${sharePictureOf(pageContext.i18n.originalPath)}.png`,
      }),
    ]}
  />
);

export const query = graphql`
  query CustomerStoryPage($language: String!, $slug: String!, $next: String) {
    locales: allLocale(
      filter: { ns: { in: ["common", "layout", "share-pictures", "stories"] }, language: { eq: $language } }
    ) {
      ...PageLocales
    }
    ...LayoutData
    homeTexts {
      clients {
        eyebrow
      }
      stories {
        note
      }
      closing {
        ...HomeSectionTexts
      }
    }
    customerStory(slug: $slug) {
      ...CustomerStory
    }
    next: story(slug: { eq: $next }) {
      ...NextStory
    }
  }
`;
