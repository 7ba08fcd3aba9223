import { Fragment, type ReactNode } from "react";
import { graphql } from "gatsby";
import { classNames } from "@/lib/class-names";
import { channelScenes } from "@/scenes/channel-scenes";
import { SceneByName } from "@/scenes/scene";
import { ChannelGlyph } from "@/ui/channel-glyph";
import { ChannelStories } from "./channel-stories";
import { ShowcaseItem } from "./showcase-item";
import * as styles from "./channel-bands.module.css";

type ChannelBandsProps = {
  channels: readonly Queries.ShowcaseChannelFragment[];
  /** Content below a channel's section, keyed by slug. */
  after?: Readonly<Record<string, ReactNode>>;
};

/** All channels, each in its own section with a line in its colour. */
export function ChannelBands({ channels, after = {} }: ChannelBandsProps) {
  return channels.map(({ slug, name, tagline, scene, stories, ...channel }, index) => {
    const isOdd = index % 2 === 1;
    return (
      <Fragment key={slug}>
        <div className={classNames(styles.band, isOdd && styles.tint)} data-channel={slug}>
          <div className={classNames(styles.inner, isOdd && styles.turned)}>
            <ShowcaseItem
              id={slug}
              icon={<ChannelGlyph name={slug} size={20} />}
              title={name}
              benefit={tagline}
              level={2}
              isTurned={isOdd}
              scene={scene && <SceneByName name={scene} of={channelScenes} />}
              {...channel}
            >
              <ChannelStories stories={stories} />
            </ShowcaseItem>
          </div>
        </div>
        {after[slug]}
      </Fragment>
    );
  });
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const showcaseChannelFragment = graphql`
  fragment ShowcaseChannel on Channel {
    slug
    name
    tagline
    text
    points
    limits
    limitsChecked
    scene
    stories {
      slug
      shop
      title
    }
  }
`;
