import { useRef } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { imageData } from "@/lib/image-data";
import { ChannelGlyph } from "@/ui/channel-glyph";
import { Picture } from "@/ui/picture";
import { Section } from "@/ui/section";
import { StoryLink } from "@/ui/story-link";
import { useScrollStop } from "@/ui/use-scroll-stop";
import type { SampleTexts } from "./section-texts";
import * as card from "@/ui/card.module.css";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./stories.module.css";

type StoriesProps = { texts: SampleTexts; stories: readonly Queries.HomeStoryFragment[] };

/** Customer stories in a row, which scrolls sideways on narrow screens. */
export function Stories({ texts, stories }: StoriesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const tabIndex = useScrollStop(frame);
  const { t } = useTranslation("stories");
  return (
    <Section id="stories" align="start" {...texts} lead={undefined}>
      {/* On narrow screens the row scrolls sideways, so it has to be focusable. */}
      <div
        ref={frame}
        className={styles.frame}
        role="group"
        aria-labelledby="stories-title"
        tabIndex={tabIndex}
      >
        <ul className={styles.stories}>
          {stories.map((story) => (
            <li key={story.slug} className={styles.story}>
              <Picture image={imageData(story.cover)} alt={story.coverAlt} className={styles.cover} />
              <div className={styles.body}>
                <p className={kit.tiny}>
                  <strong>{story.shop}</strong> · {story.sector}, {story.city}
                </p>
                <h3>{story.title}</h3>
                <p className={styles.summary}>{story.summary}</p>
                <ul className={styles.channels}>
                  {story.channels.map(({ slug, name }) => (
                    <li key={slug} data-channel={slug}>
                      <ChannelGlyph name={slug} size={18} />
                      <span className="visually-hidden">{name}</span>
                    </li>
                  ))}
                </ul>
                <p>
                  <StoryLink
                    slug={story.slug}
                    text={t("read.label")}
                    label={t("read.item", { shop: story.shop })}
                    className={`${card.covers} ${styles.link}`}
                  />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const homeStoryFragment = graphql`
  fragment HomeStory on Story {
    slug
    shop
    city
    sector
    title
    summary
    channels {
      slug
      name
    }
    coverAlt
    cover {
      childImageSharp {
        gatsbyImageData(
          width: 380
          aspectRatio: 1.5
          formats: [AVIF, WEBP]
          sizes: "(min-width: 992px) 370px, 82vw"
        )
      }
    }
  }
`;
