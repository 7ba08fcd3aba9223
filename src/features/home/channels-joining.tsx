import { graphql } from "gatsby";
import { Section } from "@/ui/section";
import { ChannelsDrawing } from "./channels-drawing";
import type { SectionTexts } from "./section-texts";
import * as styles from "./channels-joining.module.css";

type ChannelsJoiningProps = {
  texts: SectionTexts;
  /** What all channels come to. */
  result: string;
  channels: readonly Queries.HomeChannelFragment[];
};

/** The channels on one side, one conversation on the other, and the threads between them. */
export function ChannelsJoining({ texts, result, channels }: ChannelsJoiningProps) {
  return (
    <Section id="channels" ground="dark" align="start" {...texts}>
      <div className={styles.stage}>
        <ul className={styles.channels}>
          {channels.map(({ slug, title, text }) => (
            <li key={slug} data-channel={slug} className={styles.channel}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <ChannelsDrawing className={styles.drawing} />
        <p className={styles.result}>{result}</p>
      </div>
    </Section>
  );
}

export const homeChannelFragment = graphql`
  fragment HomeChannel on Channel {
    slug
    title
    text
  }
`;
