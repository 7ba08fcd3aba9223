import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { ChannelGlyph } from "@/ui/channel-glyph";
import { Section } from "@/ui/section";
import { ChannelsDrawing } from "./channels-drawing";
import type { SectionTexts } from "./section-texts";
import * as styles from "./channels-joining.module.css";

type ChannelsJoiningProps = {
  texts: SectionTexts;
  channels: readonly Queries.HomeChannelFragment[];
};

/**
 * Channels on the left, a single conversation on the right, and lines between them. Selecting a channel
 * highlights its line and shows one of its messages with CSS alone, so it works before hydration and without
 * scripts.
 */
export function ChannelsJoining({ texts, channels }: ChannelsJoiningProps) {
  const { t } = useTranslation("home");
  return (
    <Section id="channels" ground="dark" align="start" {...texts}>
      <div className={styles.stage}>
        <fieldset className={styles.channels}>
          <legend className="visually-hidden">{t("channels.choose")}</legend>
          {channels.map(({ slug, name }, index) => (
            <label key={slug} data-channel={slug} className={styles.channel}>
              <input type="radio" name="lit-channel" value={slug} defaultChecked={index === 0} />
              <ChannelGlyph name={slug} size={22} />
              <strong>{name}</strong>
            </label>
          ))}
        </fieldset>
        <ChannelsDrawing className={styles.drawing} channels={channels.map(({ slug }) => slug)} />
        <div className={styles.joined}>
          <ul className={styles.messages}>
            {channels.map(({ slug, name, tagline, message }) => (
              <li key={slug} data-channel={slug} className={styles.message}>
                <p className={styles.from}>
                  <ChannelGlyph name={slug} size={18} /> {name}
                </p>
                <p className={styles.bubble}>{message}</p>
                <p className={styles.tagline}>{tagline}</p>
                <LocalizedLink to={`/channels/#${slug}`} className={styles.more}>
                  {t("channels.more", { name })}
                </LocalizedLink>
              </li>
            ))}
          </ul>
          <p className={styles.result}>{t("channels.result")}</p>
        </div>
      </div>
    </Section>
  );
}

/** @public Gatsby collects GraphQL fragments from all files. */
export const homeChannelFragment = graphql`
  fragment HomeChannel on Channel {
    slug
    name
    tagline
    message
  }
`;
