import ArrowLeft from "lucide-react/icons/arrow-left";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { LocalizedLink } from "@/i18n/localized-link";
import { imageData } from "@/lib/image-data";
import { Picture } from "@/ui/picture";
import { SampleNote } from "@/ui/sample-note";
import * as arrow from "@/ui/arrow-link.module.css";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./story-header.module.css";

type StoryHeaderProps = {
  story: Queries.CustomerStoryFragment;
  note: string | null;
  /** Heading level if the title is not the page's main heading. */
  heading?: "h1" | "h3";
};

/** Header of a story: shop, title and summary beside the cover, with a link back to the references. */
export function StoryHeader({ story, note, heading: Heading = "h1" }: StoryHeaderProps) {
  const { t } = useTranslation("stories");
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <div className={`${kit.stack3} ${kit.start}`}>
          <p>
            <LocalizedLink to="/referances/" className={arrow.link}>
              <ArrowLeft aria-hidden="true" size={18} /> {t("back")}
            </LocalizedLink>
          </p>
          <p className={styles.shop}>
            <strong>{story.shop}</strong> · {story.sector}, {story.city}
          </p>
          <Heading className={styles.title}>{story.title}</Heading>
          <p className={kit.lead}>{story.summary}</p>
          <SampleNote text={note} />
        </div>
        <Picture image={imageData(story.cover)} alt={story.coverAlt} isPriority className={styles.cover} />
      </div>
    </header>
  );
}
