import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { ClosingCall } from "@/features/home/closing-call";
import { PressArticle } from "@/features/press/press-article";
import { PressGrid } from "@/features/press/press-grid";
import type { PageContext } from "@/i18n/page-head";
import { sharePictureOf } from "@/config/share-pictures";
import { PageHead } from "@/layout/page-head";
import { startOfIstanbulDay } from "@/lib/istanbul-day";
import { newsArticle } from "@/lib/structured-data/news-article";
import { Section } from "@/ui/section";

/** A press article, followed by three other press items. */
export default function PressArticlePage({ data }: PageProps<Queries.PressArticlePageQuery>) {
  const { t } = useTranslation("press");
  const { pressArticle, allPressItem, homeTexts } = data;
  return (
    <>
      <PressArticle article={pressArticle} note={homeTexts.press.note} />
      <Section id="more" ground="tint" align="start" title={t("article.more")}>
        <PressGrid items={allPressItem.nodes} isTeaser />
      </Section>
      <ClosingCall texts={homeTexts.closing} />
    </>
  );
}

/** Returns the publication and modification times, which are equal for an unmodified article. */
function timesOf({ pressArticle: { item } }: Queries.PressArticlePageQuery) {
  const published = startOfIstanbulDay(item.isoDate);
  const modified = startOfIstanbulDay(item.updated ?? item.isoDate);
  return { published, modified: modified < published ? published : modified };
}

export const Head = ({ data, pageContext }: HeadProps<Queries.PressArticlePageQuery, PageContext>) => (
  <PageHead
    {...{ data, pageContext }}
    title={data.pressArticle.title}
    description={data.pressArticle.lead}
    parents={[{ name: data.homeTexts.press.title, path: "/press/" }]}
    article={timesOf(data)}
    facts={(address) => [
      newsArticle({
        ...address,
        ...data.pressArticle,
        brand: data.siteFacts.brand,
        ...timesOf(data),
        image: `${address.siteUrl}/share/${address.locale}/${sharePictureOf(pageContext.i18n.originalPath)}.png`,
      }),
    ]}
  />
);

export const query = graphql`
  query PressArticlePage($language: String!, $slug: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "layout", "share-pictures", "press"] }, language: { eq: $language } }
    ) {
      ...PageLocales
    }
    ...LayoutData
    homeTexts {
      press {
        title
        note
      }
      closing {
        ...HomeSectionTexts
      }
    }
    pressArticle(slug: $slug) {
      ...PressArticleText
    }
    allPressItem(filter: { slug: { ne: $slug } }, sort: { date: DESC }, limit: 3) {
      nodes {
        ...PressCard
      }
    }
  }
`;
