import { graphql } from "gatsby";
import { classNames } from "@/lib/class-names";
import { ShowcaseItem } from "./showcase-item";
import * as styles from "./channel-bands.module.css";

/** Every channel on a band of its own, with a thread of its colour running along. */
export function ChannelBands({ channels }: { channels: readonly Queries.ShowcaseChannelFragment[] }) {
  return channels.map(({ slug, name, tagline, ...channel }, index) => {
    const isOdd = index % 2 === 1;
    return (
      <div key={slug} className={classNames(styles.band, isOdd && styles.tint)} data-channel={slug}>
        <div className={classNames(styles.inner, isOdd && styles.turned)}>
          <ShowcaseItem id={slug} title={name} benefit={tagline} level={2} isTurned={isOdd} {...channel} />
        </div>
      </div>
    );
  });
}

/** @public Gatsby collects the fragments of all files. */
export const showcaseChannelFragment = graphql`
  fragment ShowcaseChannel on Channel {
    slug
    icon
    name
    tagline
    text
    points
    limits
    limitsChecked
    scene
  }
`;
