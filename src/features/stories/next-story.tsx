import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { imageData } from "@/lib/image-data";
import { Picture } from "@/ui/picture";
import { Section } from "@/ui/section";
import { StoryLink } from "@/ui/story-link";
import * as card from "@/ui/card.module.css";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./next-story.module.css";

/**
 * Link from the end of a story to the next one, with its cover, shop and title; renders nothing without a next
 * story.
 */
export function NextStory({ story }: { story: Queries.NextStoryFragment | null }) {
  const { t } = useTranslation("stories");
  if (!story) return null;
  return (
    <Section id="next" ground="tint" align="start" title={t("next")}>
      <div className={styles.next}>
        <Picture image={imageData(story.cover)} alt="" className={styles.cover} />
        <div className={styles.words}>
          <p className={kit.small}>
            <strong>{story.shop}</strong> · {story.sector}, {story.city}
          </p>
          <h3 className={kit.title}>{story.title}</h3>
          <StoryLink
            slug={story.slug}
            text={t("read.label")}
            label={t("read.item", { shop: story.shop })}
            className={`${card.covers} ${styles.link}`}
          />
        </div>
      </div>
    </Section>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const nextStoryFragment = graphql`
  fragment NextStory on Story {
    slug
    shop
    city
    sector
    title
    cover {
      childImageSharp {
        gatsbyImageData(
          width: 320
          aspectRatio: 1.5
          formats: [AVIF, WEBP]
          sizes: "(min-width: 576px) 320px, 92vw"
        )
      }
    }
  }
`;
