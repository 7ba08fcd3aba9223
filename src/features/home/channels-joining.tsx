import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { Section } from "@/ui/section";
import { ChannelsDrawing } from "./channels-drawing";
import type { SectionTexts } from "./section-texts";
import * as styles from "./channels-joining.module.css";

type ChannelsJoiningProps = {
  texts: SectionTexts;
  channels: readonly Queries.HomeChannelFragment[];
};

/** The channels on one side, one conversation on the other, and the threads between them. */
export function ChannelsJoining({ texts, channels }: ChannelsJoiningProps) {
  const { t } = useTranslation("home");
  return (
    <Section id="channels" ground="dark" align="start" {...texts}>
      <div className={styles.stage}>
        <ul className={styles.channels}>
          {channels.map(({ slug, name, tagline }) => (
            <li key={slug} data-channel={slug} className={styles.channel}>
              <h3>
                <LocalizedLink to={`/channels/#${slug}`}>{name}</LocalizedLink>
              </h3>
              <p>{tagline}</p>
            </li>
          ))}
        </ul>
        <ChannelsDrawing className={styles.drawing} />
        <p className={styles.result}>{t("channels.result")}</p>
      </div>
    </Section>
  );
}

/** @public Gatsby collects the fragments of all files. */
export const homeChannelFragment = graphql`
  fragment HomeChannel on Channel {
    slug
    name
    tagline
  }
`;
