import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { storyPath } from "@/lib/addresses";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./channel-stories.module.css";

type ChannelStoriesProps = { stories: Queries.ShowcaseChannelFragment["stories"] };

/** Links to the stories of customers who use a channel. */
export function ChannelStories({ stories }: ChannelStoriesProps) {
  const { t } = useTranslation("stories");
  if (stories.length === 0) return null;
  return (
    <div className={`${kit.small} ${kit.above6}`}>
      <p className={kit.strong}>{t("ofChannel")}</p>
      <ul className={kit.above1}>
        {stories.map(({ slug, shop, title }) => (
          <li key={slug}>
            <LocalizedLink to={storyPath(slug)} className={styles.link}>
              <strong>{shop}</strong> {title}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
