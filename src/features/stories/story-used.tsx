import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { ChannelGlyph } from "@/ui/channel-glyph";
import { Icon } from "@/ui/icon";
import * as styles from "./story-used.module.css";

/** Channels and solutions that the shop uses, linked to their sections on the site. */
export function StoryUsed({ story }: { story: Queries.CustomerStoryFragment }) {
  const { t } = useTranslation("stories");
  return (
    <div className={styles.used}>
      <h2 className={styles.title}>{t("channels")}</h2>
      <ul className={styles.list}>
        {story.channels.map(({ slug, name }) => (
          <li key={slug} data-channel={slug}>
            <LocalizedLink to={`/channels/#${slug}`} className={styles.link}>
              <span className={styles.channel}>
                <ChannelGlyph name={slug} size={20} />
              </span>
              {name}
            </LocalizedLink>
          </li>
        ))}
      </ul>
      <h2 className={styles.title}>{t("solutions")}</h2>
      <ul className={styles.list}>
        {story.solutions.map(({ slug, icon, title }) => (
          <li key={slug}>
            <LocalizedLink to={`/solutions/#${slug}`} className={styles.link}>
              <span className={styles.icon}>
                <Icon name={icon} size={20} />
              </span>
              {title}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
