import { graphql } from "gatsby";
import { StorySections } from "./story-sections";
import { StoryFigures } from "./story-figures";
import { StoryHeader } from "./story-header";
import { StoryQuote } from "./story-quote";
import { StoryUsed } from "./story-used";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./customer-story.module.css";

type CustomerStoryProps = {
  story: Queries.CustomerStoryFragment;
  /** Notice that marks the stories as samples; if present, figures and quotes are marked as samples too. */
  note: string | null;
};

/** A customer story: shop, figures, sections, quote, and the products used. */
export function CustomerStory({ story, note }: CustomerStoryProps) {
  const isSample = Boolean(note);
  return (
    <article>
      <StoryHeader story={story} note={note} />
      <StoryFigures figures={story.figures} areSamples={isSample} />
      <div className={styles.body}>
        <div className={kit.stack10}>
          <StorySections story={story} />
          <StoryQuote story={story} isSample={isSample} />
        </div>
        <StoryUsed story={story} />
      </div>
    </article>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const customerStoryFragment = graphql`
  fragment CustomerStory on Story {
    slug
    shop
    city
    sector
    title
    summary
    challenge
    approach
    result
    figures {
      id
      value
      label
    }
    quote
    channels {
      slug
      name
    }
    solutions {
      slug
      icon
      title
    }
    coverAlt
    cover {
      childImageSharp {
        gatsbyImageData(
          width: 720
          aspectRatio: 1.5
          formats: [AVIF, WEBP]
          sizes: "(min-width: 1250px) 568px, (min-width: 992px) 44vw, 92vw"
        )
      }
    }
  }
`;
